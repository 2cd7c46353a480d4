/// How the panel looks that says what is wrong, and the server's own pages.
enum LiveStyle {
  /// The style sheet of both; in the panel it meets nothing else.
  static let text = #"""
    :root, :host {
      --ground: light-dark(#f5f5f7, #0b0b0c);
      --surface: light-dark(#fff, #1d1d20);
      --text: light-dark(#1d1d1f, #f5f5f7);
      --quiet: light-dark(#5e5e63, #a8a8af);
      --line: light-dark(#d8d8dd, #3a3a3f);
      --code: light-dark(#f1f1f4, #29292d);
      --red: light-dark(#c4001a, #ff9a92);
      --amber: light-dark(#7a4d00, #ffcf70);
      --link: light-dark(#0060c0, #5cb0ff);
      --sans: -apple-system, BlinkMacSystemFont, "SF Pro Text", "Segoe UI", Roboto, "Helvetica Neue",
        Arial, sans-serif;
      --mono: ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace;
    }
    :root { color-scheme: light dark }
    * { box-sizing: border-box }
    body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 var(--sans) }
    main { max-width: 52em; margin: 0 auto; padding: 12vh 24px 64px }
    h1 { margin: 0 0 8px; font-size: 28px; line-height: 1.2; letter-spacing: -.01em }
    a { color: var(--link) }
    main > p { margin: 0 0 20px; color: var(--quiet) }

    :host { position: fixed; z-index: 2147483647; display: block; inset: auto 16px 16px; width: auto; max-width: 52em; max-height: 60vh;
      margin: 0 auto; padding: 0; overflow: auto; border: 1px solid var(--line); border-radius: 14px;
      border-top: 4px solid var(--red); background: var(--surface); color: var(--text);
      box-shadow: 0 12px 48px rgb(0 0 0 / .3); font: 15px/1.5 var(--sans); text-align: start }
    .panel details > p { margin: 0 20px 10px; color: var(--quiet) }
    summary { padding: 12px 20px 8px; cursor: pointer; color: var(--red); font-size: 17px }
    summary:focus-visible, pre:focus-visible, a:focus-visible { outline: 3px solid var(--link);
      outline-offset: -3px }
    .panel .problems { padding: 0 20px 12px }

    .count { margin: 0 0 8px; font-weight: 600; color: var(--text); overflow-wrap: anywhere }
    main .count { color: var(--text) }
    ol { margin: 0; padding: 0; list-style: none }
    li { margin: 0 0 16px; padding-left: 12px; border-left: 3px solid var(--red) }
    li.warning { border-color: var(--amber) }
    li p { margin: 0; overflow-wrap: anywhere }
    li .place { color: var(--quiet); font: 13px/1.6 var(--mono) }
    li.error .place { color: var(--red) }
    li.warning .place { color: var(--amber) }
    li .hint { color: var(--quiet) }
    code { padding: 1px 5px; border-radius: 5px; background: var(--code); font: .9em var(--mono);
      unicode-bidi: isolate }
    pre { margin: 6px 0 0; padding: 10px 12px; border-radius: 8px; background: var(--code);
      overflow-x: auto; font: 13px/1.5 var(--mono); direction: ltr }
    @media (max-width: 480px) {
      :host { inset: auto 8px 8px }
      main { padding-top: 6vh }
    }
    @media print { :host { display: none } }

    """#
}
