import { files } from '../session/paths.ts';

/**
 * The look of the design system, with its tokens repeated here: the console needs no release, and no release can change
 * it. Contrasts are those of the tokens.
 */
export const consoleStyle = `
@font-face { font-family: 'Bricolage Grotesque'; font-weight: 400 800; font-display: swap; src: url('${files.headings}') format('woff2'); }
@font-face { font-family: 'Figtree'; font-weight: 400 700; font-display: swap; src: url('${files.text}') format('woff2'); }
:root { --paper: #fbf8f3; --white: #fff; --ink: #1b2a2e; --soft: #4e5d60; --river: #0e5450; --river-dark: #083b39;
  --river-tint: #e4ecea; --brick: #a8412b; --sand: #efe6d6; --sun: #f3be56; --line: #d9cebc; --control: #857c6c;
  --error: #a3231b; --error-tint: #f9ebe7; --ok: #22663c; --ok-tint: #e7f0e8; --on-dark-soft: #c3d6d2;
  --heading: 'Bricolage Grotesque', 'Arial', sans-serif; --gutter: clamp(1.25rem, 0.9rem + 1.6vw, 2.5rem); }
*, ::before, ::after { box-sizing: border-box; }
html { color: var(--ink); background: var(--paper); accent-color: var(--river); }
body { margin: 0; display: flex; flex-direction: column; min-height: 100vh; font: 1.0625rem/1.55 Figtree, Arial, sans-serif;
  overflow-wrap: anywhere; -webkit-font-smoothing: antialiased; }
h1, h2, h3 { margin: 0; font-family: var(--heading); font-weight: 600; line-height: 1.18; letter-spacing: -0.015em; text-wrap: balance; }
h1 { font-size: clamp(2rem, 1.7rem + 1.4vw, 3rem); line-height: 1.08; letter-spacing: -0.022em; }
h2 { font-size: 1.375rem; }
h3 { font-size: 1.125rem; }
p, ul, ol, dl, figure { margin: 0; padding: 0; }
ul, ol { list-style: none; }
a { color: var(--river); text-decoration-thickness: 1px; text-underline-offset: 0.18em; }
a:hover { color: var(--river-dark); text-decoration-thickness: 2px; }
:focus-visible { outline: 3px solid var(--river); outline-offset: 2px; border-radius: 4px; }
code { font: 0.8125rem/1.5 ui-monospace, monospace; }
.soft { color: var(--soft); }
.moment { white-space: normal; }
.skip { position: absolute; left: -100vw; }
.skip:focus { left: 0.5rem; top: 0.5rem; z-index: 1; padding: 0.75rem 1rem; background: var(--sun); color: var(--ink); }

.bar { display: grid; grid-template-columns: auto 1fr auto; align-items: center; gap: 0 2.5rem; padding: 0 var(--gutter);
  background: var(--river-dark); color: var(--white); }
.bar :focus-visible { outline-color: var(--sun); }
.bar a { color: var(--white); text-decoration: none; }
.brand { display: inline-flex; white-space: nowrap; align-items: center; gap: 0.75rem; min-height: 4rem; font-family: var(--heading); font-size: 1.25rem; }
.brand b { color: var(--sun); font-weight: 600; }
.mark { flex: none; width: 1.75rem; height: 2rem; }
.arch { fill: none; stroke: currentcolor; stroke-width: 2.5; }
.door { fill: var(--sun); }
.bar nav ul { display: flex; flex-wrap: wrap; gap: 0 0.25rem; }
.bar nav a { display: block; padding: 1.125rem 0.75rem calc(1.125rem - 3px); border-bottom: 3px solid transparent; font-weight: 500; line-height: 1.6; }
.bar nav a:hover { background: #0e4a47; }
.bar nav [aria-current] { border-color: var(--sun); }
.who { display: flex; align-items: center; gap: 0.5rem; font-size: 0.9375rem; color: var(--on-dark-soft); }
.bar .quiet { color: var(--white); }
.bar .quiet:hover { background: #0e4a47; }

main { flex: 1; width: 100%; max-width: 75rem; margin: 0 auto; padding: clamp(1.75rem, 4vw, 3.5rem) var(--gutter) 5rem; }
main:focus { outline: none; }
main > * + * { margin-top: 1.5rem; }
.intro { max-width: 35em; color: var(--soft); }
.card { padding: clamp(1.25rem, 3vw, 2rem); border: 1px solid var(--line); border-radius: 10px; background: var(--white); }
.card > * + * { margin-top: 1rem; }
footer { padding: 1.5rem var(--gutter) 2rem; border-top: 1px solid var(--line); color: var(--soft); font-size: 0.9375rem; }
footer p { max-width: 70rem; margin: 0 auto; }

.said, .error { padding: 0.75rem 1rem; border-left: 4px solid; border-radius: 4px; }
.said { background: var(--ok-tint); color: var(--ok); font-weight: 600; }
.error { background: var(--error-tint); color: var(--error); }

.rows > li { display: grid; grid-template-columns: minmax(8rem, 16rem) minmax(0, 1fr) minmax(0, auto); gap: 0.25rem 1.5rem; align-items: baseline;
  padding: 0.75rem 0; border-top: 1px solid var(--line); }
.rows > li:last-child { padding-bottom: 0; }
.rows .soft { font-size: 0.9375rem; }
.name { font-weight: 600; }
.version { font-family: var(--heading); font-size: 1.125rem; font-variant-numeric: tabular-nums; }
.history > li { grid-template-columns: 4rem minmax(0, 1fr) minmax(0, 20rem); }
.faults > li { grid-template-columns: minmax(8rem, 12rem) minmax(0, 1fr) minmax(0, 1fr); }
.ways > li, .rows > li:has(form) { align-items: center; }
.notices { display: grid; gap: 0.5rem; }
.notices a { display: block; padding: 0.75rem 1rem; border-left: 4px solid var(--sun); border-radius: 4px; background: var(--sand); color: var(--ink); font-weight: 500; }
.deeds { display: flex; align-items: center; gap: 0.75rem; }
.deeds a { padding: 0.5rem 0.75rem; font-weight: 600; }
.versions { display: flex; flex-wrap: wrap; gap: 0.5rem; font-size: 0.9375rem; }
.versions li { padding: 0.2rem 0.6rem; border-radius: 4px; background: var(--sand); }

.release { display: grid; grid-template-columns: minmax(0, 24rem) minmax(0, 1fr); gap: 0.5rem 2rem; padding: 1rem 0; border-top: 1px solid var(--line); }
.release:last-child { padding-bottom: 0; }
.release h3 { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.75rem; font-variant-numeric: tabular-nums; }
.release .soft { font-size: 0.9375rem; }
.facts { display: flex; flex-wrap: wrap; gap: 0.5rem 2.5rem; }
.facts + details { margin-top: 0.25rem; }
.facts dt { color: var(--soft); font-size: 0.8125rem; }
.facts dd { margin: 0; font-variant-numeric: tabular-nums; }
.badge { padding: 0.15rem 0.6rem; border-radius: 4px; background: var(--sand); font: 600 0.8125rem/1.5 Figtree, Arial, sans-serif; letter-spacing: 0; }
.badge.live, .badge.closed { background: var(--river); color: var(--white); }
.badge.canary, .badge.half-open { background: var(--sun); color: var(--ink); }
.badge.open { background: var(--brick); color: var(--white); }
.ages li { display: flex; justify-content: space-between; gap: 1.5rem; padding: 0.4rem 0; border-top: 1px solid var(--line); font-variant-numeric: tabular-nums; }
.ages span { white-space: nowrap; }

form { margin: 0; }
label, legend { font-weight: 600; line-height: 1.4; }
.help { color: var(--soft); font-size: 0.9375rem; line-height: 1.45; }
.stacked { display: grid; gap: 1.25rem; justify-items: start; max-width: 42rem; }
.choices { display: grid; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); gap: 1rem; width: 100%; margin: 0; padding: 0; border: 0; }
.choices legend { padding: 0; margin-bottom: 0.5rem; }
.field { display: grid; gap: 0.4rem; }
.check { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 0.75rem; align-items: center; min-height: 2.75rem; }
.check input { width: 1.375rem; height: 1.375rem; margin: 0; }
.check label { font-weight: 400; }
input:not([type='checkbox']), select { width: 100%; min-height: 3rem; padding: 0.5rem 0.75rem; border: 1px solid var(--control); border-radius: 4px;
  background: var(--white); color: var(--ink); font: inherit; }
input[type='number'] { max-width: 9rem; }
input[aria-invalid] { border-color: var(--error); box-shadow: inset 0 0 0 1px var(--error); }
button { min-height: 2.75rem; padding: 0.5rem 1.25rem; border: 1px solid transparent; border-radius: 4px; background: var(--river); color: var(--white);
  font: 600 1rem/1.25 Figtree, Arial, sans-serif; cursor: pointer; }
button:hover { background: var(--river-dark); }
.secondary { border-color: var(--river); background: transparent; color: var(--river); }
.secondary:hover { background: var(--river); color: var(--white); }
.danger { border-color: var(--brick); background: transparent; color: var(--brick); }
.danger:hover { background: var(--brick); color: var(--white); }
.quiet { padding-inline: 0.75rem; background: transparent; color: var(--river); }
.quiet:hover { background: var(--river-tint); color: var(--river-dark); }
.steer { margin-top: 1.25rem; display: flex; flex-wrap: wrap; align-items: end; gap: 1rem; padding-top: 1.25rem; border-top: 1px solid var(--line); }
.steer input { max-width: none; }
.steer form:first-child { display: flex; flex-wrap: wrap; align-items: end; gap: 1rem; margin-right: auto; }

.decision { padding: 0.75rem 1rem; border-left: 4px solid var(--river); border-radius: 4px; background: var(--river-tint); }
.decision.rolled-back { border-color: var(--brick); background: var(--error-tint); }
.decision.running { border-color: var(--sun); background: var(--sand); }
.judged { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 1.5rem 4rem; align-items: start; }
.evidence { display: grid; gap: 0.75rem; }
.evidence li { display: grid; grid-template-columns: 9rem minmax(4rem, 1fr) 5.5rem; gap: 1rem; align-items: center; font-variant-numeric: tabular-nums; }
meter { width: 100%; height: 0.75rem; border: 1px solid var(--line); border-radius: 999px; background: var(--sand); appearance: none; overflow: hidden; }
meter::-webkit-meter-inner-element { display: block; height: 100%; }
meter::-webkit-meter-bar { height: 100%; border: 0; border-radius: 0; background: var(--sand); }
meter::-webkit-meter-optimum-value { background: var(--brick); }
meter::-moz-meter-bar { background: var(--brick); }
.counts { width: 100%; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.4rem 1.5rem 0.4rem 0; border-bottom: 1px solid var(--line); text-align: left; font-weight: 400; }
thead th { color: var(--soft); font-size: 0.9375rem; }
td { text-align: right; }
.counts thead th + th { text-align: right; }
.scroll { overflow-x: auto; }
.scroll table { min-width: 48rem; font-size: 0.9375rem; }
details > * + * { margin-top: 0.75rem; }
summary { padding: 0.6rem 0; color: var(--river); font-weight: 600; cursor: pointer; }
.legend { display: flex; gap: 1.5rem; font-size: 0.9375rem; }
.legend span { display: inline-flex; align-items: center; gap: 0.5rem; }
.legend svg { width: 1.75rem; height: 0.5rem; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr)); gap: 1.5rem 2.5rem; }
.plot figcaption { font-weight: 600; }
.plot svg { display: block; width: 100%; height: auto; margin-top: 0.5rem; }
.grid { stroke: var(--line); stroke-width: 1; vector-effect: non-scaling-stroke; }
.plot text { fill: var(--soft); font: 10px Figtree, Arial, sans-serif; }
.mark-y, .end { text-anchor: end; }
.line { fill: none; stroke-width: 2; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
.stable .line { stroke: var(--river); stroke-dasharray: 5 3; }
.canary .line { stroke: var(--brick); }
.stable circle { fill: var(--river); }
.canary circle { fill: var(--brick); }

.alone { flex: none; max-width: 42rem; margin: 10vh auto; }
.threshold { display: grid; place-items: end center; max-width: none; padding: 2rem var(--gutter) 0; background: var(--river-dark); }
.doorway { display: grid; align-content: center; justify-items: center; gap: 1.25rem; width: min(30rem, 100%); min-height: min(46rem, 92vh);
  padding: clamp(4.5rem, 14vw, 8rem) clamp(1.5rem, 6vw, 3.5rem) 3rem; border-radius: 50vmax 50vmax 0 0; background: var(--paper);
  box-shadow: 0 0 0 1rem #0e4a47; }
.doorway h1 { font-size: 1.75rem; text-align: center; }
.doorway .mark { width: 3rem; height: 3.4rem; color: var(--river-dark); }
.doorway form { display: grid; gap: 0.6rem; width: 100%; }
.doorway button { margin-top: 0.75rem; min-height: 3rem; }

@media (max-width: 62rem) {
  .bar { grid-template-columns: 1fr auto; }
  .bar nav { grid-row: 2; grid-column: 1 / -1; margin-inline: -0.75rem; }
  .bar nav a { padding-block: 0.625rem calc(0.625rem - 3px); }
}
@media (max-width: 40rem) {
  .rows > li, .history > li, .faults > li, .release, .judged { grid-template-columns: minmax(0, 1fr); }
  .who span { display: none; }
  .evidence li { grid-template-columns: minmax(0, 1fr) auto; gap: 0.25rem 1rem; }
  .evidence meter { grid-row: 2; grid-column: 1 / -1; }
  .steer, .steer form, .steer form:first-child { display: grid; width: 100%; margin: 0; justify-items: stretch; }
  .stacked { justify-items: stretch; }
  .ways button { width: 100%; }
}
@media (forced-colors: active) {
  button, .badge { border: 1px solid ButtonText; }
  .bar nav [aria-current] { text-decoration: underline; }
  .line { stroke: CanvasText; }
}
`;
