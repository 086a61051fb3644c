/** Self-contained: the API's page must be readable when nothing else of the site is there. */
export const referenceStyle = `
:root { color-scheme: light dark; --line: light-dark(#d8d3c8, #45413a); --ink: light-dark(#22201c, #efe9dd);
  --paper: light-dark(#fdfbf6, #1b1a17); --accent: light-dark(#1f5f4a, #8fd3b6); }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.55 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  display: grid; grid-template: "header header" auto "nav main" 1fr / minmax(14rem, 20rem) minmax(0, 1fr); }
header { grid-area: header; padding: 1.5rem 2rem; border-bottom: 1px solid var(--line); }
nav { grid-area: nav; padding: 1rem 1rem 1rem 2rem; font-size: .875rem; position: sticky; top: 0; max-height: 100vh; overflow: auto; }
nav h2 { margin: 1rem 0 .25rem; font-size: .875rem; }
nav ul { margin: 0; padding: 0; list-style: none; }
nav li { padding: .2rem 0; overflow-wrap: anywhere; }
main { grid-area: main; padding: 0 2rem 4rem; max-width: 60rem; }
h1 { margin: 0; font-size: 1.75rem; }
h2 { margin: 2.5rem 0 1rem; font-size: 1.25rem; }
h3 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; }
article { padding: 1.25rem 0; border-top: 1px solid var(--line); scroll-margin-top: 1rem; }
a { color: var(--accent); }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.method { display: inline-block; min-width: 4rem; color: var(--accent); }
.codes span { display: block; font-size: .875rem; }
table { width: 100%; border-collapse: collapse; font-size: .875rem; display: block; overflow-x: auto; }
th, td { text-align: left; vertical-align: top; padding: .3rem .75rem .3rem 0; border-bottom: 1px solid var(--line); }
code, pre { font-family: ui-monospace, monospace; font-size: .875em; }
pre { overflow: auto; max-height: 28rem; padding: 1rem; border: 1px solid var(--line); }
summary { cursor: pointer; }
@media (max-width: 50rem) { body { display: block; } nav { position: static; max-height: 40vh; padding: 1rem 2rem; } }
`;
