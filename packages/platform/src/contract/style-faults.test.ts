import { expect, test } from 'vitest';
import { describeBuilt, describeSource, findStyleFaults } from './style-faults.ts';

const inLayer = (css: string) => `@layer leads{${css}}`;

test.each([
  '.card-a1b2{color:red}',
  '.card-a1b2 p,.card-a1b2>a:hover::before{color:red}',
  '.card-a1b2 li+li{color:red}',
  ':root:has(.open-a1b2) .card-a1b2{color:red}',
  ':is(.card-a1b2,.row-a1b2)>a{color:red}',
  '.card-a1b2{display:none!important}',
  '@media (width>=64rem){@supports (display:grid){.card-a1b2{display:grid}}}',
  '@keyframes turn-a1b2{to{rotate:1turn}}',
])('%s changes what is its own', (css) => {
  expect(findStyleFaults(inLayer(css), describeBuilt('mf-leads'))).toEqual([]);
});

test.each([
  ['footer{display:none}', 'a class of a *.module.css file'],
  ['*{color:red}', 'a class of a *.module.css file'],
  ['.card-a1b2~footer{display:none}', 'a class of a *.module.css file'],
  ['.card-a1b2+*{display:none}', 'a class of a *.module.css file'],
  [':is(.card-a1b2,footer){display:none}', 'a class of a *.module.css file'],
  ['body:has(.card-a1b2) footer{display:none}', 'a class of a *.module.css file'],
  ['main:not(.card-a1b2){display:none}', 'a class of a *.module.css file'],
  ['.card-a1b2,.theirs{display:none}', '".theirs"'],
  ['@media print{body{display:none}}', '"body"'],
  ['.card-a1b2 *{display:none!important}', 'Give that a class'],
  ['@keyframes turn{to{rotate:1turn}}', "everybody's name"],
  ['@font-face{font-family:Site;src:url(x.woff2)}', 'only the shell'],
  ['@property --color-river{syntax:"*";inherits:true}', 'only the shell'],
  ['@page{margin:0}', 'only the shell'],
  ['.card-a1b2{color:red', ''],
])('%s is refused', (css, says) => {
  const sheet = css.endsWith('red') ? css : inLayer(css);
  expect(findStyleFaults(sheet, describeBuilt('mf-leads')).join('\n')).toContain(says);
  expect(findStyleFaults(sheet, describeBuilt('mf-leads'))).not.toEqual([]);
});

test.each([
  ['.card-a1b2{color:red}', 'stands in no layer'],
  ['@layer shell{.card-a1b2{color:red}}', '@layer shell'],
  ['@layer leads,design;', '@layer leads,design'],
  ['@import "https://elsewhere.example/a.css";', '@import'],
])('%s is refused for where it stands', (css, says) => {
  expect(findStyleFaults(css, describeBuilt('mf-leads'))).toEqual([expect.stringContaining(says)]);
});

test('a source is judged by what its author wrote, with the line of it', () => {
  const css = `@layer leads {
  .card { color: red; &:hover { color: blue; } }
  .map :global(.maplibregl-canvas) { cursor: grab; }
  :global(footer) { display: none; }
}`;
  expect(findStyleFaults(css, describeSource('mf-leads', 'src/card.module.css'))).toEqual([
    'line 4: ":global(footer)" matches what is not the remote\'s own. Begin it with a class of a *.module.css file.',
  ]);
  expect(
    findStyleFaults('@layer leads { .card { color: red } }', describeSource('mf-leads', 'src/a.css')),
  ).toHaveLength(1);
});
