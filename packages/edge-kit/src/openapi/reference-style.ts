/** Self-contained: the API's page must be readable when nothing else of the site works. */
export const referenceStyle = `
:root { color-scheme: light dark; --line: light-dark(#d9cebc, #3a4a4b); --ink: light-dark(#1b2a2e, #ecf1ee);
  --soft: light-dark(#4e5d60, #a9b9b8); --paper: light-dark(#fbf8f3, #10191b); --raised: light-dark(#fff, #172325);
  --accent: light-dark(#0e5450, #7fd0c6); --read: light-dark(#e4ecea, #1d3936); --write: light-dark(#f9ebe7, #46251d);
  --write-ink: light-dark(#a8412b, #f2a48f); }
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  display: grid; grid-template: "header header" auto "nav main" 1fr / minmax(15rem, 21rem) minmax(0, 1fr); }
header { grid-area: header; padding: 2.5rem 2.5rem 2rem; color: #fff; background: #083b39; border-bottom: 4px solid #f3be56; }
header p { max-width: 44rem; margin: .75rem 0 0; color: #c3d6d2; }
header ul { max-width: 44rem; margin: 1rem 0 0; padding-left: 1.25rem; color: #c3d6d2; }
header a, header summary { color: #f3be56; }
header details { margin-top: 1rem; }
header table { max-width: 44rem; }
header th, header td { border-color: #2c5b58; }
.name { display: flex; align-items: center; gap: .75rem; }
.name img { width: 2.5rem; height: 2.5rem; padding: .25rem; border-radius: .25rem; background: #fbf8f3; }
nav { grid-area: nav; align-self: start; padding: 1rem 1rem 2rem 2.5rem; font-size: .8125rem; position: sticky; top: 0;
  max-height: 100vh; overflow: auto; }
nav h2 { margin: 1.5rem 0 .4rem; font-size: .8125rem; color: var(--soft); }
nav ul { margin: 0; padding: 0; list-style: none; }
nav a { display: grid; grid-template-columns: 3.25rem minmax(0, 1fr); align-items: baseline; padding: .25rem 0;
  color: inherit; text-decoration: none; overflow-wrap: anywhere; }
nav a:hover { color: var(--accent); text-decoration: underline; }
main { grid-area: main; padding: 0 2.5rem 5rem 1.5rem; max-width: 62rem; }
h1 { margin: 0; font-size: clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem); line-height: 1.1; letter-spacing: -.02em; }
h2 { margin: 3rem 0 1rem; font-size: 1.375rem; line-height: 1.2; letter-spacing: -.01em; }
h3 { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem .75rem; margin: 0; font-size: 1rem; overflow-wrap: anywhere; }
article { margin: 0 0 1rem; padding: 1.25rem 1.5rem; border: 1px solid var(--line); border-radius: .375rem; background: var(--raised); }
article p { margin: .75rem 0 0; }
article details { margin-top: .75rem; }
article a { overflow-wrap: anywhere; }
article:target { border-color: var(--accent); }
a { color: var(--accent); }
a:focus-visible, summary:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; border-radius: 2px; }
.method { font-size: .6875rem; font-weight: 700; line-height: 1.6; letter-spacing: .03em; color: var(--accent); }
h3 .method { padding: .15rem .6rem; border-radius: .25rem; font-size: .75rem; background: var(--read); }
.writes { color: var(--write-ink); }
h3 .writes { background: var(--write); }
.codes span { display: block; font-size: .875rem; color: var(--soft); }
.codes b { color: var(--ink); }
table { width: 100%; margin-top: 1rem; border-collapse: collapse; font-size: .875rem; display: block; overflow-x: auto; }
th, td { text-align: left; vertical-align: top; padding: .4rem .9rem .4rem 0; border-bottom: 1px solid var(--line); }
code, pre { font-family: ui-monospace, monospace; font-size: .875em; }
pre { overflow: auto; max-height: 28rem; padding: 1rem; border-radius: .25rem; background: var(--paper); }
summary { cursor: pointer; }
@media (max-width: 50rem) { body { display: block; } header { padding: 1.75rem 1.25rem 1.5rem; }
  nav { position: static; max-height: none; padding: 0 1.25rem; } main { padding: 0 1.25rem 3rem; }
  article { padding: 1rem; }
  article thead { position: absolute; clip-path: inset(50%); }
  tbody { display: block; }
  tr { display: flex; flex-wrap: wrap; gap: 0 .75rem; padding: .5rem 0; border-bottom: 1px solid var(--line); }
  td { padding: 0; border: 0; overflow-wrap: anywhere; }
  td:nth-child(n + 3) { flex-basis: 100%; }
  article td:nth-child(4) code:not(:empty)::before { content: "e.g. "; color: var(--soft); }
  header tr { border-color: #2c5b58; } }
`;
