import { expect, test } from 'vitest';
import { describeBuilt, describeSource, findStyleFaults } from './style-faults.ts';

const inLayer = (css: string) => `@layer remotes.leads{${css}}`;
const script = 'const a={card:"card-a1b2",row:"row-a1b2 open-a1b2",wide:"wide-c3d4"},b="page-header"';
const built = describeBuilt('mf-leads', script);

test.each([
  '.card-a1b2{color:red}',
  '.card-a1b2 p,.card-a1b2>a:hover::before{color:red}',
  '.card-a1b2 li+li{color:red}',
  ':root:has(.open-a1b2) .card-a1b2{color:red}',
  ':is(.card-a1b2,.row-a1b2)>a{color:red}',
  '.card-a1b2{display:none!important}',
  '@media (width>=64rem){@supports (display:grid){.card-a1b2{display:grid}}}',
  '@keyframes turn-a1b2{to{rotate:1turn}}',
  // Of a module of which the script names another class.
  '.left-out-c3d4{color:red}',
  '.card-a1b2{&:hover{color:red}> a{color:red}p & {color:red}li{& ~ li{color:red}}}',
  '.card-a1b2 p{& + p{color:red}}',
  '[data-owner="mf-leads"] footer{display:none}',
  '[data-mf-leads-open]{display:none!important}',
  '@font-face{font-family:"mf-leads Serif";src:url(serif-a1b2.woff2)}',
])('%s changes what is its own', (css) => {
  expect(findStyleFaults(inLayer(css), built)).toEqual([]);
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
  ['@font-face{font-family:Site;src:url(x.woff2)}', '"mf-leads '],
  ['@property --color-river{syntax:"*";inherits:true}', 'only the shell'],
  ['@page{margin:0}', 'only the shell'],
  ['.card-a1b2{& ~ footer{display:none}}', '"& ~ footer"'],
  ['.card-a1b2{+ footer{display:none}}', '"+ footer"'],
  ['.card-a1b2{@media print{& ~ footer{display:none}}}', '"& ~ footer"'],
  ['.card-a1b2{:is(&,footer){display:none}}', '":is(&,footer)"'],
  ['.card-a1b2{p{& ~ p{color:red}}~ p{color:red}}', '"~ p"'],
  ['& footer{display:none}', '"& footer"'],
  // Another team's, and what a page is full of: nothing of this release is called so.
  ['.header-3f2a{display:none}', '".header-3f2a"'],
  ['.site-header{display:none}', '".site-header"'],
  ['[data-owner="mf-content"] footer{display:none}', '"[data-owner="mf-content"] footer"'],
  ['[data-owner]{display:none}', '"[data-owner]"'],
  ['[data-owner^="mf-leads"]{display:none}', '"[data-owner^="mf-leads"]"'],
  ['@font-face{font-family:"mf-leadsy Serif";src:url(serif.woff2)}', 'begins with'],
  ['.card-a1b2{color:red', ''],
])('%s is refused', (css, says) => {
  const sheet = css.endsWith('red') ? css : inLayer(css);
  expect(findStyleFaults(sheet, built).join('\n')).toContain(says);
  expect(findStyleFaults(sheet, built)).not.toEqual([]);
});

test.each([
  ['.card-a1b2{color:red}', 'stands in no layer'],
  ['@layer shell{.card-a1b2{color:red}}', '@layer shell'],
  ['@layer leads{.card-a1b2{color:red}}', 'stand in @layer remotes.leads'],
  ['@layer remotes.leads,design;', '@layer remotes.leads,design'],
  ['@layer remotes.content{.card-a1b2{color:red}}', '@layer remotes.content'],
  ['@import "https://elsewhere.example/a.css";', '@import'],
])('%s is refused for where it stands', (css, says) => {
  expect(findStyleFaults(css, built)).toEqual([expect.stringContaining(says)]);
});

test('a source is judged by what its author wrote, with the line of it', () => {
  const css = `@layer remotes.leads {
  .card { color: red; &:hover { color: blue; } footer { color: blue; } }
  .map :global(.maplibregl-canvas) { cursor: grab; }
  :global(footer) { display: none; }
}`;
  expect(findStyleFaults(css, describeSource('mf-leads', 'src/card.module.css'))).toEqual([
    'line 4: ":global(footer)" matches what is not the remote\'s own. Begin it with a class of a *.module.css file.',
  ]);
  expect(
    findStyleFaults('@layer remotes.leads { .card { color: red } }', describeSource('mf-leads', 'src/a.css')),
  ).toHaveLength(1);
});
