// swift-format-ignore-file
// Written by Scripts/embed-templates from Templates/. Do not edit.

/// The files of `Templates/`, by their path there, sorted.
enum TemplateSources {
  static let all: [(name: String, text: String)] = [
    (name: ###"assets/favicon.svg"###, text: ###"""
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect x="7" y="2" width="18" height="28" rx="4.5" fill="#007aff"/>
<path fill="#fff" d="M16 8.6l2.100 4.300 4.7.7-3.400 3.300.8 4.7-4.200-2.200-4.200 2.200.8-4.7-3.400-3.300 4.7-.7z"/>
</svg>

"""###),
    (name: ###"assets/style.css"###, text: ###"""
:root { color-scheme: light dark }

"""###),
    (name: ###"footer.html"###, text: ###"""
<footer class="site">
<p><a href="{{twin}}">View as Markdown</a></p>
<p>Made by Peekbook from a script. No screen here is a photograph.</p>
</footer>

"""###),
    (name: ###"header.html"###, text: ###"""
<header class="site">
<nav class="crumbs" aria-label="Breadcrumbs">
<ol>
{{#crumbs}}
<li><a href="{{href}}"><bdi>{{title}}</bdi></a></li>
{{/crumbs}}
<li><span aria-current="page"><bdi>{{title}}</bdi></span></li>
</ol>
</nav>
{{#has_pager}}
<nav class="pager" aria-label="Neighbours">
{{#previous}}
<a rel="prev" href="{{href}}"><span>Previous</span> <bdi>{{title}}</bdi></a>
{{/previous}}
{{#next}}
<a rel="next" href="{{href}}"><span>Next</span> <bdi>{{title}}</bdi></a>
{{/next}}
</nav>
{{/has_pager}}
</header>

"""###),
    (name: ###"page.html"###, text: ###"""
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' data:; style-src 'self'; script-src 'self'; base-uri 'none'; form-action 'none'" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<meta name="generator" content="Peekbook" />
{{#summary}}
<meta name="description" content="{{summary}}" />
{{/summary}}
<title>{{document_title}}</title>
<link rel="icon" type="image/svg+xml" href="{{root}}assets/favicon.svg" />
<link rel="stylesheet" href="{{root}}assets/style.css" />
{{#device_style}}
<link rel="stylesheet" href="{{root}}assets/devices.css" />
{{/device_style}}
<link rel="alternate" type="text/markdown" href="{{twin}}" />
</head>
<body class="{{kind}}">
<a class="skip" href="#content">Skip to content</a>
{{>symbols.html}}
{{>header.html}}
<main id="content">
{{{body}}}</main>
{{>footer.html}}
</body>
</html>

"""###),
    (name: ###"page.md"###, text: ###"""
{{#crumbs}}
{{{crumbs}}}

{{/crumbs}}
{{{body}}}
{{#pager}}

---

{{{pager}}}
{{/pager}}

"""###),
    (name: ###"symbols.html"###, text: ###"""
<svg class="defs" aria-hidden="true" focusable="false" width="0" height="0">
<symbol id="star" viewBox="0 0 24 24"><path fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round" d="M12 3.2l2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 17.1 6.6 20l1.1-6.1L3.2 9.6l6.1-.8z"/></symbol>
<symbol id="star-filled" viewBox="0 0 24 24"><path fill="currentColor" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round" d="M12 3.2l2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 17.1 6.6 20l1.1-6.1L3.2 9.6l6.1-.8z"/></symbol>
<symbol id="heart" viewBox="0 0 24 24"><path fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round" d="M12 20.3C5.6 15.6 3 12.4 3 8.9 3 6.2 5.1 4.2 7.6 4.2c1.8 0 3.4 1 4.4 2.7 1-1.7 2.6-2.7 4.4-2.7C18.9 4.2 21 6.2 21 8.9c0 3.5-2.6 6.7-9 11.4z"/></symbol>
<symbol id="heart-filled" viewBox="0 0 24 24"><path fill="currentColor" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round" d="M12 20.3C5.6 15.6 3 12.4 3 8.9 3 6.2 5.1 4.2 7.6 4.2c1.8 0 3.4 1 4.4 2.7 1-1.7 2.6-2.7 4.4-2.7C18.9 4.2 21 6.2 21 8.9c0 3.5-2.6 6.7-9 11.4z"/></symbol>
</svg>

"""###),
  ]
}
