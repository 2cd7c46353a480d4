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
/* Pages first, then what they consist of, then the phone. Colours and sizes are variables. */

:root {
  color-scheme: light dark;
  --ground: #f5f5f7;
  --surface: #fff;
  --raised: #fff;
  --text: #1d1d1f;
  --quiet: #66666b;
  --line: #d8d8dd;
  --link: #0060c0;
  --focus: #0071e3;
  --code: #ececf0;
  --shade: 0 1px 2px rgb(0 0 0 / .05), 0 8px 24px rgb(0 0 0 / .06);
  --blue: #0060c0; --blue-soft: #e3effc;
  --green: #1a6e34; --green-soft: #e0f3e5;
  --red: #c4001a; --red-soft: #fde7e7;
  --purple: #6b3fb8; --purple-soft: #efe8fb;
  --amber: #7a4d00; --amber-soft: #fdf0d3;
  --mark: #fff3cf; --mark-edge: #e89b00;
  --new: #e2f5e7; --new-edge: #2c9a4b;
  --gone: #fde9e8; --gone-edge: #d9372c;
  --sans: -apple-system, BlinkMacSystemFont, "SF Pro Text", "Segoe UI", Roboto, "Helvetica Neue",
    Arial, sans-serif;
  --mono: ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace;
}

@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0b0b0c;
    --surface: #18181a;
    --raised: #232326;
    --text: #f5f5f7;
    --quiet: #a1a1a8;
    --line: #343438;
    --link: #5cb0ff;
    --focus: #5cb0ff;
    --code: #2a2a2e;
    --shade: 0 0 0 1px rgb(255 255 255 / .04);
    --blue: #7cc0ff; --blue-soft: #10304f;
    --green: #7ddc96; --green-soft: #12351d;
    --red: #ff9a92; --red-soft: #47151a;
    --purple: #c5a8ff; --purple-soft: #31214f;
    --amber: #ffcf70; --amber-soft: #3f2d07;
    --mark: #40330d; --mark-edge: #f5b52e;
    --new: #14381f; --new-edge: #43c466;
    --gone: #451a1a; --gone-edge: #ff6b60;
  }
}

/* Pages */

* { box-sizing: border-box }

html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 72px }

body {
  margin: 0;
  background: var(--ground);
  color: var(--text);
  font: 16px/1.5 var(--sans);
  -webkit-font-smoothing: antialiased;
}

main { max-width: 1180px; margin: 0 auto; padding: 40px 32px 72px; overflow-wrap: anywhere }

h1, h2, h3, h4 { margin: 0; line-height: 1.15; letter-spacing: -.015em; text-wrap: balance }
h1 { font-size: 40px; font-weight: 700; letter-spacing: -.024em; margin-bottom: 12px }
h2 { font-size: 22px; font-weight: 650; margin: 48px 0 14px }
h3 { font-size: 18px; font-weight: 600; margin: 28px 0 10px }
h4, h5, h6 { font-size: 16px; font-weight: 600; margin: 20px 0 8px }

p, ul, ol, dl, pre, blockquote { margin: 0 0 14px }
ul, ol { padding-left: 1.35em }
li + li { margin-top: 4px }
li > p { margin: 0 }
blockquote { padding-left: 16px; border-left: 3px solid var(--line); color: var(--quiet) }
hr { border: 0; border-top: 1px solid var(--line); margin: 32px 0 }
a { color: var(--link); text-decoration: none }
a:hover, p a { text-decoration: underline; text-underline-offset: .15em }
a:focus-visible, [tabindex]:focus-visible, summary:focus-visible {
  outline: 3px solid var(--focus); outline-offset: 3px; border-radius: 6px;
}
code, pre { font-family: var(--mono); font-size: .875em }
code { background: var(--code); padding: .12em .38em; border-radius: 5px }
pre { padding: 16px 18px; border-radius: 12px; background: var(--surface); box-shadow: var(--shade);
  overflow-x: auto; line-height: 1.5; white-space: pre-wrap }
pre code { background: none; padding: 0; font-size: 1em }
img { max-width: 100% }
bdi { unicode-bidi: isolate }

.vh { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
  white-space: nowrap }
.defs { position: absolute }

.skip { position: absolute; left: 16px; top: -60px; z-index: 20; padding: 10px 16px;
  border-radius: 10px; background: var(--text); color: var(--ground) }
.skip:focus { top: 12px }

header.site {
  position: sticky; top: 0; z-index: 10; display: flex; align-items: center; gap: 24px;
  min-height: 52px; padding: 8px max(32px, calc((100% - 1116px) / 2));
  background: color-mix(in srgb, var(--ground) 82%, transparent);
  -webkit-backdrop-filter: saturate(1.8) blur(20px); backdrop-filter: saturate(1.8) blur(20px);
  border-bottom: 1px solid color-mix(in srgb, var(--line) 70%, transparent);
  font-size: 14px;
}
.crumbs { flex: 1; min-width: 0 }
.crumbs ol { display: flex; margin: 0; padding: 0; list-style: none; min-width: 0 }
.crumbs li { margin: 0; min-width: 0; flex: 0 1 auto; white-space: nowrap; overflow: hidden;
  text-overflow: ellipsis; color: var(--quiet) }
.crumbs li:not(:last-child) { flex-shrink: 2 }
.crumbs li:first-child { flex-shrink: 0 }
.crumbs li + li::before { content: "›"; margin: 0 9px; color: var(--quiet) }
.crumbs [aria-current] { color: var(--text); font-weight: 550 }
.pager { display: flex; gap: 8px; flex: none }
.pager a { display: flex; gap: 6px; max-width: 260px; padding: 5px 13px; border-radius: 99px;
  background: var(--raised); box-shadow: 0 0 0 1px var(--line); color: var(--text);
  white-space: nowrap; overflow: hidden }
.pager a:hover { text-decoration: none; box-shadow: 0 0 0 1px var(--quiet) }
.pager span { color: var(--quiet) }
.pager bdi { overflow: hidden; text-overflow: ellipsis }
.pager a[rel=prev]::before { content: "←" }
.pager a[rel=next]::after { content: "→" }

footer.site { max-width: 1180px; margin: 0 auto; padding: 20px 32px 48px; display: flex;
  flex-wrap: wrap; gap: 4px 24px; justify-content: space-between; color: var(--quiet);
  font-size: 13px }
footer.site p { margin: 0 }

/* Parts of pages */

.lead { max-width: 68ch; font-size: 18px; color: var(--quiet) }
.facts { display: flex; flex-wrap: wrap; gap: 12px 24px; align-items: center; margin: 20px 0 8px }
.counts { display: flex; flex-wrap: wrap; gap: 4px 14px; align-items: center; margin: 0;
  color: var(--quiet); font-size: 14px }
.views { display: flex; gap: 8px; font-size: 14px; margin-left: auto }
.views a { padding: 6px 15px; border-radius: 99px; background: var(--raised);
  box-shadow: 0 0 0 1px var(--line) }
.views a:hover { text-decoration: none; box-shadow: 0 0 0 1px var(--quiet) }

.badges { display: flex; flex-wrap: wrap; gap: 5px; justify-content: center; margin: 8px 0 0;
  padding: 0; list-style: none }
.badge { margin: 0; padding: 2px 9px; border-radius: 99px; font-size: 12px; line-height: 1.5;
  background: var(--code); color: var(--quiet); max-width: 100% }
.badge.updated { background: var(--blue-soft); color: var(--blue) }
.badge.inserted, .badge.pass { background: var(--green-soft); color: var(--green) }
.badge.deleted, .badge.fail { background: var(--red-soft); color: var(--red) }
.badge.moved { background: var(--purple-soft); color: var(--purple) }
.badge.remark { background: var(--amber-soft); color: var(--amber) }
.badge.fail { font-weight: 600 }
.badge code, .remarks code { background: none; padding: 0; font-size: .95em }

.scroll { overflow-x: auto; margin: 0 0 20px; border-radius: 14px; background: var(--surface);
  box-shadow: var(--shade) }
table { width: 100%; border-collapse: collapse; font-size: 15px }
th, td { padding: 10px 16px; text-align: left; vertical-align: top;
  border-top: 1px solid var(--line) }
thead th { border-top: 0; font-size: 13px; font-weight: 550; color: var(--quiet) }
td { overflow-wrap: break-word; max-width: 26em }
.swatch { display: inline-block; width: .95em; height: .95em; margin-right: .35em;
  vertical-align: -.1em; border-radius: 50%;
  box-shadow: 0 0 0 1px rgb(128 128 128 / .35); forced-color-adjust: none; flex: none }
.swatch.clear { background: repeating-conic-gradient(#bbb 0 25%, #fff 0 50%) 0 0 / .5em .5em }
details > summary { cursor: pointer; margin-bottom: 12px; color: var(--link) }

/* The index */

.cards-grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: 28px; margin: 28px 0 0; padding: 0; list-style: none }
.scenario { position: relative; margin: 0; border-radius: 22px; background: var(--surface);
  box-shadow: var(--shade); overflow: hidden; transition: box-shadow .2s }
.scenario:hover { box-shadow: var(--shade), 0 0 0 1px var(--line) }
.scenario .pictures { display: flex; align-items: flex-start; justify-content: center; gap: 20px; height: 236px;
  padding: 26px 24px 0; overflow: hidden;
  background: linear-gradient(160deg, var(--code), color-mix(in srgb, var(--code) 82%, var(--quiet))) }
.scenario .phone { width: 158px; flex: none }
.scenario .phone + .phone { margin-top: 22px }
.scenario .about { padding: 20px 24px 24px }
.scenario h2 { margin: 0 0 6px; font-size: 20px }
.scenario h2 a { color: inherit }
.scenario h2 a::after { content: ""; position: absolute; inset: 0; border-radius: 22px }
.scenario .about > p:not(.counts) { color: var(--quiet); font-size: 15px; display: -webkit-box;
  -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden }

/* The storyboard */

.board { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(44%, 184px), 1fr));
  gap: 40px 28px; margin: 28px 0 0; padding: 0; list-style: none }
h2 + .board { margin-top: 0 }
.frame { margin: 0; content-visibility: auto; contain-intrinsic-size: auto 184px auto 460px;
  padding: 6px; text-align: center; border-radius: 26px }
.frame .shot { display: block; color: inherit }
.frame .shot:hover { text-decoration: none }
.frame .shot:hover .glass { box-shadow: 0 0 0 calc(6 * var(--pt)) var(--bezel),
  0 0 0 calc(14 * var(--pt)) color-mix(in srgb, var(--focus) 60%, transparent) }
.frame .phone { max-width: 200px; margin: 0 auto }
.caption { display: block; margin-top: 12px; font-size: 15px; font-weight: 600; line-height: 1.3 }
.outcome { margin: 4px 0 0; font-size: 13px; color: var(--quiet); font-style: italic }
.frame .note { margin: 8px 0 0; font-size: 13px; line-height: 1.42; color: var(--quiet) }
.frame .note :last-child { margin-bottom: 0 }
.frame:target { background: color-mix(in srgb, var(--focus) 12%, transparent) }
.frame.failed .caption { color: var(--red) }
.frame.failed { box-shadow: inset 0 0 0 2px var(--red-soft); background: color-mix(in srgb, var(--red-soft) 45%, transparent) }

/* Steps, lists, items */

.columns { display: grid; grid-template-columns: minmax(0, 640px) minmax(0, 1fr); gap: 32px 56px;
  align-items: start; margin-top: 28px }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 250px), 1fr));
  gap: 32px; align-items: start }
.columns > .pair { grid-template-columns: 1fr 1fr; position: sticky; top: 76px }
.columns > .pair > :only-child { grid-column: 1 / -1; max-width: 320px; justify-self: center }
.columns section:first-child h2, .state > h2, .state > section:first-child h2 { margin-top: 0 }
.columns section + section h2 { margin-top: 34px }
figure { margin: 0; min-width: 0 }
figure.shot figcaption { display: flex; flex-wrap: wrap; gap: 2px 8px; align-items: baseline;
  margin: 0 0 14px 4px; color: var(--quiet); font-size: 14px }
figure.shot h2 { margin: 0; font-size: 17px; color: var(--text) }
.item-page { grid-template-columns: minmax(0, 380px) minmax(0, 1fr); gap: 32px 56px; margin-top: 24px }
.item-page figure > h2 { margin: 0 0 14px; font-size: 17px }
.remarks { padding: 12px 18px; border-radius: 14px; background: var(--amber-soft);
  color: var(--amber); margin: 0 0 14px }
.remarks ul { margin: 0; padding: 0; list-style: none }
.events > ol, .events > ul, .checks > ul { padding: 0; list-style: none; margin: 0 }
.events > ol > li, .events > ul > li, .checks > ul > li { padding: 14px 18px; border-radius: 14px;
  background: var(--surface); box-shadow: var(--shade); margin: 0 0 10px }
.events li ul, .checks li ul { margin: 8px 0 0; padding-left: 1.1em; font-size: 15px;
  color: var(--quiet) }
.events li li strong, .checks li li strong { color: var(--text); font-weight: 550 }
.checks > ul > li > strong, .checks p > strong { color: var(--red) }

/* The timeline */

.plot { display: grid; grid-template-columns: minmax(96px, 200px) minmax(0, 1fr); margin: 24px 0 0;
  border-radius: 16px; background: var(--surface); box-shadow: var(--shade); overflow: hidden }
.lanes { margin: 0; padding: 32px 0 0; list-style: none; border-right: 1px solid var(--line) }
.lanes li { display: flex; align-items: center; height: 32px; margin: 0; padding: 0 12px 0 28px;
  border-top: 1px solid var(--line); font-size: 14px; white-space: nowrap; overflow: hidden }
.lanes li > a { overflow: hidden; text-overflow: ellipsis }
.lanes .catalog { padding-left: 16px; font-weight: 600; gap: 6px }
.lanes small { color: var(--quiet); font-weight: 400 }
.track { overflow-x: auto; overflow-y: hidden;
  background: linear-gradient(var(--surface) 0 0) 0 0 / 100% 31px no-repeat,
    linear-gradient(var(--line) 1px, transparent 1px) 0 0 / 100% 32px }
.track svg { display: block }
.plot .stripe { fill: color-mix(in srgb, var(--code) 45%, transparent) }
.plot .axis { fill: var(--quiet); font: 12px var(--sans); text-anchor: middle }
.plot .delivery { fill: none; stroke: var(--quiet); stroke-width: 1.25; opacity: .55 }
.plot .failure { fill: var(--red) }
.plot use { stroke: var(--surface); stroke-width: 1.5; paint-order: stroke }
.plot .updated { fill: var(--blue) }
.plot .inserted { fill: var(--green) }
.plot .deleted { fill: var(--red) }
.plot .moved { fill: var(--purple) }
.legend { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 6px 22px; padding: 12px 16px;
  border-top: 1px solid var(--line); color: var(--quiet); font-size: 13px }
.legend svg { width: 14px; height: 14px; vertical-align: -2px }

/* The phone: every length counts in its points */

.phone { --w: 390; --h: 844; --row: 44; --top: 91; --bottom: 34; --bezel: #1d1d1f;
  position: relative; width: 100%; max-width: 402px; container-type: inline-size;
  text-align: left; line-height: 1.25; letter-spacing: -.01em; font-weight: 400;
  overflow-wrap: normal }
.phone.tabbed { --bottom: 83 }
.phone, .sheet, .cards {
  --paper: #fff; --ink: #000; --soft: #6a6a6f; --hair: #d1d1d6; --bar: #f8f8fa;
  --tint: #0064d2; --danger: #d70015; --card: #f9f9fb }
.glass, .sheet, .cards { color: var(--ink) }
.glass { --pt: calc(100cqw / (var(--w) + 12)) }
.sheet, .cards { --pt: 1px; --row: 44 }
@media (prefers-color-scheme: dark) {
  .phone { --bezel: #3a3a3d }
  .phone, .sheet, .cards {
    --paper: #000; --ink: #fff; --soft: #a0a0a7; --hair: #38383b; --bar: #141416;
    --tint: #53a8ff; --danger: #ff6b63; --card: #1e1e21 }
}
.glass { position: relative; width: calc(var(--w) * var(--pt)); height: calc(var(--h) * var(--pt));
  margin: calc(6 * var(--pt)); overflow: hidden; border-radius: calc(46 * var(--pt));
  background: var(--paper); font-size: calc(17 * var(--pt));
  box-shadow: 0 0 0 calc(6 * var(--pt)) var(--bezel);
  print-color-adjust: exact; -webkit-print-color-adjust: exact }
.glass::before { content: "9:41"; position: absolute; z-index: 3; top: calc(14 * var(--pt));
  left: calc(34 * var(--pt)); font-size: calc(16 * var(--pt)); font-weight: 600 }
.glass::after { content: ""; position: absolute; z-index: 3; top: calc(17 * var(--pt));
  right: calc(30 * var(--pt)); width: calc(64 * var(--pt)); height: calc(14 * var(--pt));
  background: currentColor;
  -webkit-mask: var(--status) center / contain no-repeat; mask: var(--status) center / contain no-repeat;
  --status: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 14'%3E%3Cpath d='M0 9h3v4H0zM5 6.500h3V13H5zM10 4h3v9h-3zM15 1h3v12h-3zM30.5 2.800a10 10 0 0 1 7 2.900l1.2-1.200a11.7 11.7 0 0 0-16.4 0l1.2 1.200a10 10 0 0 1 7-2.900zm0 4a6 6 0 0 1 4.2 1.700L36 7.300a7.8 7.8 0 0 0-11 0l1.3 1.200a6 6 0 0 1 4.2-1.700zm0 3.700a2.5 2.5 0 0 0-1.8.700l1.8 1.8 1.8-1.800a2.5 2.5 0 0 0-1.8-.700zM62 4.500v5c.800-.3 1.4-1.3 1.4-2.500S62.8 4.8 62 4.500z'/%3E%3Cpath fill-rule='evenodd' d='M44 1h14a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H44a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3zm0 1.200A1.8 1.8 0 0 0 42.2 4v6c0 1 .8 1.8 1.8 1.800h14c1 0 1.8-.8 1.8-1.800V4c0-1-.8-1.8-1.8-1.800zM44.5 3.300h13c.7 0 1.2.5 1.2 1.200v5c0 .7-.5 1.2-1.2 1.200h-13c-.7 0-1.2-.5-1.2-1.200v-5c0-.7.5-1.2 1.2-1.200z'/%3E%3C/svg%3E") }
.phone::after { content: ""; position: absolute; z-index: 4; left: 50%; bottom: 1.6%;
  width: 34%; height: max(2px, .55%); margin-left: -17%; border-radius: 9px; background: #1d1d1f;
  opacity: .9 }
@media (prefers-color-scheme: dark) { .phone::after { background: #fff } }
.phone:has(> .on-dark)::after { background: #fff }
.phone:has(> .on-light)::after { background: #000 }

.nav { display: flex; align-items: center; justify-content: center; position: relative;
  height: calc(44 * var(--pt)); padding: 0 calc(16 * var(--pt)); font-weight: 600 }
.nav > bdi { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.glass .dim > .nav, .glass.list > .nav, .page > .nav { position: absolute; inset: 0 0 auto;
  z-index: 2; height: calc(var(--top) * var(--pt)); padding-top: calc((var(--top) - 44) * var(--pt));
  background: var(--bar); border-bottom: max(.5px, calc(.5 * var(--pt))) solid var(--hair) }
.back { position: absolute; left: calc(8 * var(--pt)); max-width: 34%; display: flex;
  align-items: center; font-weight: 400; color: var(--tint); overflow: hidden; white-space: nowrap }
.back bdi { overflow: hidden; text-overflow: ellipsis }
.back::before { content: ""; flex: none; width: calc(10 * var(--pt)); height: calc(10 * var(--pt));
  margin: 0 calc(5 * var(--pt)) 0 calc(5 * var(--pt)); transform: rotate(45deg);
  border: solid currentColor; border-width: 0 0 calc(2.4 * var(--pt)) calc(2.4 * var(--pt)) }
.page .back ~ bdi { max-width: 46% }

.view { position: absolute; inset: calc(var(--top) * var(--pt)) 0 calc(var(--bottom) * var(--pt));
  overflow: hidden }
.rows { margin: calc(var(--k, 0) * -1 * var(--pt)) 0 0; padding: 0; list-style: none }
.rows > li { position: relative; display: flex; align-items: center; gap: calc(10 * var(--pt));
  height: calc(var(--row) * var(--pt)); margin: 0; padding: 0 calc(34 * var(--pt)) 0 calc(16 * var(--pt));
  white-space: nowrap }
.rows > li::before { content: ""; position: absolute; left: calc(16 * var(--pt)); right: 0; bottom: 0;
  height: max(.5px, calc(.5 * var(--pt))); background: var(--hair) }
.rows > li > bdi, .rows > li > a { flex: 1 1 auto; min-width: 0; overflow: hidden;
  text-overflow: ellipsis }
.rows > li > i { flex: 0 1 auto; min-width: 0; max-width: 55%; overflow: hidden;
  text-overflow: ellipsis; font-style: normal; color: var(--soft) }
.rows > li.two { flex-wrap: wrap; align-content: center; row-gap: 0 }
.rows > .two > small { flex: 1 0 100%; order: 9; margin-top: calc(-2 * var(--pt));
  font-size: calc(12 * var(--pt)); color: var(--soft); overflow: hidden; text-overflow: ellipsis }
.rows > li::after { content: ""; position: absolute; right: calc(18 * var(--pt)); top: 50%;
  width: calc(8 * var(--pt)); height: calc(8 * var(--pt)); margin-top: calc(-4 * var(--pt));
  transform: rotate(45deg); border: solid #b9b9be;
  border-width: calc(2 * var(--pt)) calc(2 * var(--pt)) 0 0 }
.rows > .ok::after { width: calc(7 * var(--pt)); height: calc(14 * var(--pt));
  margin-top: calc(-10 * var(--pt)); border-color: var(--tint);
  border-width: 0 calc(2.4 * var(--pt)) calc(2.4 * var(--pt)) 0 }
.rows > .bare::after { content: none }
.rows > .changed, .fields > .changed, .actions > .changed, .tools > .changed { background: var(--mark);
  box-shadow: inset calc(4 * var(--pt)) 0 var(--mark-edge) }
.rows > .new { background: var(--new); box-shadow: inset calc(4 * var(--pt)) 0 var(--new-edge) }
.rows > .gone { background: var(--gone); box-shadow: inset calc(4 * var(--pt)) 0 var(--gone-edge) }
.rows > li > svg { flex: none; width: calc(24 * var(--pt)); height: calc(24 * var(--pt)); overflow: visible;
  forced-color-adjust: none }
.rows > li > svg:not([color]) { color: var(--tint) }
.rows > li > .swatch { width: calc(22 * var(--pt)); height: calc(22 * var(--pt)); margin: 0;
  background-size: calc(8 * var(--pt)) calc(8 * var(--pt)) }
.empty { position: absolute; inset: 42% 0 auto; margin: 0; text-align: center; color: var(--soft) }

.tabs { position: absolute; inset: auto 0 0; z-index: 2; display: flex; margin: 0; padding: 0;
  list-style: none; height: calc(var(--bottom) * var(--pt)); background: var(--bar);
  border-top: max(.5px, calc(.5 * var(--pt))) solid var(--hair); font-size: calc(10 * var(--pt)) }
.tabs > li { flex: 1 1 0; min-width: 0; margin: 0; padding: calc(7 * var(--pt)) calc(2 * var(--pt)) 0;
  text-align: center; color: var(--soft); white-space: nowrap; overflow: hidden;
  text-overflow: ellipsis; font-weight: 500 }
.tabs > li::before { content: ""; display: block; width: calc(22 * var(--pt));
  height: calc(22 * var(--pt)); margin: 0 auto calc(4 * var(--pt)); border-radius: calc(6 * var(--pt));
  border: calc(2 * var(--pt)) solid currentColor }
.tabs > .on { color: var(--tint) }
.tabs > .on::before { background: currentColor }

.peek { isolation: isolate }
.peek > .tabs { z-index: -1 }
.dim { position: absolute; inset: 0; filter: blur(calc(3 * var(--pt))) }
.dim::after { content: ""; position: absolute; inset: 0; z-index: 5; background: rgb(0 0 0 / .28) }
@media (prefers-color-scheme: dark) { .dim::after { background: rgb(0 0 0 / .6) } }
.over { position: absolute; z-index: 6; display: flex; flex-direction: column;
  gap: calc(12 * var(--pt)); inset: calc(64 * var(--pt)) calc(20 * var(--pt)) calc(96 * var(--pt));
  justify-content: center }
.card { position: relative; isolation: isolate; min-height: calc(120 * var(--pt));
  max-height: calc(470 * var(--pt)); overflow: hidden; background: var(--card);
  border-radius: calc(18 * var(--pt)); box-shadow: 0 calc(8 * var(--pt)) calc(40 * var(--pt)) rgb(0 0 0 / .25) }
.card.filled { flex: 0 1 calc(430 * var(--pt)); height: calc(430 * var(--pt)) }
.actions { flex: none; width: calc(252 * var(--pt)); margin: 0; padding: 0; list-style: none;
  border-radius: calc(14 * var(--pt)); background: var(--card); overflow: hidden;
  box-shadow: 0 calc(6 * var(--pt)) calc(30 * var(--pt)) rgb(0 0 0 / .2) }
.actions > li { margin: 0; padding: calc(11 * var(--pt)) calc(16 * var(--pt)); overflow: hidden;
  text-overflow: ellipsis; white-space: nowrap; min-height: calc(44 * var(--pt)) }
.actions > li + li { border-top: max(.5px, calc(.5 * var(--pt))) solid var(--hair) }
.actions > .red, .tools > .red { color: var(--danger) }
.press { position: absolute; inset: 0; z-index: 7; width: 100%; height: 100%; pointer-events: none }
.press circle { fill: rgb(255 255 255 / .16); stroke: #fff; stroke-width: 3;
  filter: drop-shadow(0 1px 4px rgb(0 0 0 / .5)) }

.page { position: absolute; inset: 0; background: var(--paper); isolation: isolate }
.page > .body { position: absolute; inset: calc(var(--top) * var(--pt)) 0 calc(var(--bottom) * var(--pt));
  overflow: hidden; padding-top: calc(12 * var(--pt)) }
.filled { background: repeating-conic-gradient(#e6e6e6 0 25%, #fff 0 50%) 0 0 / calc(26 * var(--pt)) calc(26 * var(--pt)) }
.ground { position: absolute; inset: -1px; z-index: -1; width: calc(100% + 2px);
  height: calc(100% + 2px);
  forced-color-adjust: none }
.on-dark { color: #fff }
.on-light { color: #000 }
.filled.on-dark { --tint: #fff }
.filled.on-light { --tint: #000 }
.filled > .nav, .page.filled > .nav, .filled > .tools { background: none; border-color: rgb(128 128 128 / .25) }
.card > .nav { border-bottom: max(.5px, calc(.5 * var(--pt))) solid var(--hair) }
.filled > .tools > li { color: inherit }
.filled > .tools > .changed { color: var(--ink) }
.page.changed > .body, .card.changed > .body { box-shadow: inset 0 0 0 calc(5 * var(--pt)) var(--mark-edge) }
.tools { position: absolute; inset: auto 0 calc(var(--bottom) * var(--pt)); display: flex;
  justify-content: space-between; margin: 0; padding: 0 calc(10 * var(--pt)); list-style: none;
  height: calc(48 * var(--pt)); background: var(--bar);
  border-top: max(.5px, calc(.5 * var(--pt))) solid var(--hair) }
.tools > li { display: flex; align-items: center; margin: calc(8 * var(--pt)) 0;
  padding: 0 calc(10 * var(--pt)); border-radius: calc(6 * var(--pt)); color: var(--tint) }
.fields { margin: calc(12 * var(--pt)) calc(16 * var(--pt)) 0; border-radius: calc(12 * var(--pt));
  background: var(--card); color: var(--ink); overflow: hidden }
.fields > div { display: flex; justify-content: space-between; gap: calc(12 * var(--pt));
  padding: calc(11 * var(--pt)) calc(16 * var(--pt)) }
.fields > div + div { border-top: max(.5px, calc(.5 * var(--pt))) solid var(--hair) }
.fields dt { flex: none; max-width: 45%; overflow: hidden; text-overflow: ellipsis }
.fields dd { margin: 0; min-width: 0; text-align: right; color: var(--soft); overflow: hidden;
  text-overflow: ellipsis }
.fields code { background: none; padding: 0 }
.card .rows > li:last-child::before { content: none }
.card .fields { margin-bottom: calc(12 * var(--pt)) }

.sheet, .cards { font-size: 17px; line-height: 1.25 }
.sheet { border-radius: 16px; overflow: hidden; background: var(--paper); box-shadow: var(--shade) }
.sheet > li:last-child::before { content: none }
.sheet a { color: inherit }
.sheet a::after { content: ""; position: absolute; inset: 0; z-index: 1 }
.sheet > li:hover { background-image: linear-gradient(rgb(128 128 128 / .1), rgb(128 128 128 / .1)) }
.cards { display: grid; gap: 14px }

/* Narrow screens, motion, colours that the system forces, paper */

@media (max-width: 1080px) {
  .columns { grid-template-columns: minmax(0, 1fr) }
  .columns > .pair { position: static; max-width: 640px }
}
@media (max-width: 720px) {
  main { padding: 28px 20px 56px }
  h1 { font-size: 31px }
  h2 { margin-top: 38px }
  header.site { padding: 8px 20px; gap: 12px }
  .crumbs li:not(:last-child, :first-child) { display: none }
  .pager bdi { display: none }
  .pager span { color: var(--text) }
  footer.site { padding: 16px 20px 40px }
  .views { margin-left: 0 }
  .board { gap: 28px 14px }
  .columns > .pair { gap: 14px }
  .item-page { grid-template-columns: minmax(0, 1fr) }
  .columns > .pair figcaption { min-height: 2.9em; align-content: end }
}
@media (max-width: 420px) {
  .crumbs li:first-child:not(:only-child) { display: none }
  .crumbs li:last-child::before { content: none }
}
@media (prefers-reduced-motion: reduce) { * { transition: none } }
@media (forced-colors: active) {
  .rows > .changed, .rows > .new, .rows > .gone { outline: 2px solid; outline-offset: -2px }
  .badge, .views a, .pager a { border: 1px solid }
}
@media print {
  :root { --ground: #fff; --shade: 0 0 0 1px #ddd }
  header.site, footer.site, .views, .skip { display: none }
  main { max-width: none; padding: 0 }
  .frame { content-visibility: visible }
  .frame, figure, tr, .events li, .checks li { break-inside: avoid }
  .columns > .pair { position: static; max-width: 150mm }
  .columns { grid-template-columns: 1fr }
  .board { grid-template-columns: repeat(4, 1fr) }
  .scroll, .track { overflow: visible }
}

/* What the first visible row is cut by, in points */
.k1{--k:1}.k2{--k:2}.k3{--k:3}.k4{--k:4}.k5{--k:5}.k6{--k:6}.k7{--k:7}.k8{--k:8}
.k9{--k:9}.k10{--k:10}.k11{--k:11}.k12{--k:12}.k13{--k:13}.k14{--k:14}.k15{--k:15}.k16{--k:16}
.k17{--k:17}.k18{--k:18}.k19{--k:19}.k20{--k:20}.k21{--k:21}.k22{--k:22}.k23{--k:23}.k24{--k:24}
.k25{--k:25}.k26{--k:26}.k27{--k:27}.k28{--k:28}.k29{--k:29}.k30{--k:30}.k31{--k:31}.k32{--k:32}
.k33{--k:33}.k34{--k:34}.k35{--k:35}.k36{--k:36}.k37{--k:37}.k38{--k:38}.k39{--k:39}.k40{--k:40}
.k41{--k:41}.k42{--k:42}.k43{--k:43}.k44{--k:44}.k45{--k:45}.k46{--k:46}.k47{--k:47}.k48{--k:48}
.k49{--k:49}.k50{--k:50}.k51{--k:51}.k52{--k:52}.k53{--k:53}.k54{--k:54}.k55{--k:55}.k56{--k:56}
.k57{--k:57}.k58{--k:58}.k59{--k:59}.k60{--k:60}.k61{--k:61}.k62{--k:62}.k63{--k:63}.k64{--k:64}
.k65{--k:65}.k66{--k:66}.k67{--k:67}.k68{--k:68}.k69{--k:69}.k70{--k:70}.k71{--k:71}.k72{--k:72}
.k73{--k:73}.k74{--k:74}.k75{--k:75}.k76{--k:76}.k77{--k:77}.k78{--k:78}.k79{--k:79}.k80{--k:80}
.k81{--k:81}.k82{--k:82}.k83{--k:83}.k84{--k:84}.k85{--k:85}.k86{--k:86}.k87{--k:87}.k88{--k:88}
.k89{--k:89}.k90{--k:90}.k91{--k:91}.k92{--k:92}.k93{--k:93}.k94{--k:94}.k95{--k:95}.k96{--k:96}
.k97{--k:97}.k98{--k:98}.k99{--k:99}

"""###),
    (name: ###"footer.html"###, text: ###"""
<footer class="site">
{{#twin}}
<p><a href="{{twin}}">View as Markdown</a></p>
{{/twin}}
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
{{#twin}}
<link rel="alternate" type="text/markdown" href="{{twin}}" />
{{/twin}}
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
