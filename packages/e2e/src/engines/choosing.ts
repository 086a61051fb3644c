import assert from 'node:assert/strict';
import { find, keys, press, type, waitUntil, type Tab } from './tab.ts';
import { openAtRest, type Check } from './visit.ts';

const question = find('input[name=zoeken]');
const suggestion = find('[role=option]');
const choicesShow = `return ${suggestion} !== undefined`;

const ask = async (tab: Tab, text: string): Promise<void> => {
  await press(tab, question);
  await type(tab, text);
  await waitUntil(tab, choicesShow);
};

const isAt = (address: string) => `return location.pathname + location.search === ${JSON.stringify(address)}`;

/** Choosing among what a field suggests. */
export const choosing: Check[] = [
  {
    name: 'what the search suggests lies over the page, and a press on it leads to its list',
    run: async (visit) => {
      const { tab } = visit;
      await openAtRest(visit, '/woningaanbod');
      assert.ok(await tab.ask('return document.hasFocus()'), 'the window has not the keyboard');
      await ask(tab, 'gors');
      await press(tab, suggestion);
      await waitUntil(tab, isAt('/woningaanbod?zoeken=Gorssel'));
      await waitUntil(tab, `return ${question}.value === 'Gorssel' && !(() => { ${choicesShow} })()`);
    },
  },
  {
    name: 'the keys walk through what the search suggests: Escape closes it and keeps the words, Enter follows',
    run: async (visit) => {
      const { tab } = visit;
      await openAtRest(visit, '/');
      await ask(tab, 'deve');
      await type(tab, keys.down);
      await waitUntil(tab, `return ${question}.getAttribute('aria-activedescendant') !== null`);
      await type(tab, keys.escape);
      await waitUntil(tab, `return !(() => { ${choicesShow} })()`);
      assert.deepEqual(await tab.ask(`return [${question}.value, document.activeElement === ${question}]`), [
        'deve',
        true,
      ]);
      await type(tab, 'n');
      await waitUntil(tab, choicesShow);
      await type(tab, keys.down);
      await type(tab, keys.enter);
      await waitUntil(tab, isAt('/woningaanbod?zoeken=Deventer'));
    },
  },
];
