import * as v from 'valibot';
import { expect, test } from 'vitest';
import { describeOffers } from './offered-widgets.ts';

const offer = { owner: 'mf-rentals', says: 'The newest rentals.', placeable: true, late: 'gap' } as const;
const offers = { newest: { ...offer, props: v.object({ plaats: v.string() }) } };

test('a release says what it promises of each widget', () => {
  expect(describeOffers('mf-rentals', ['newest'], offers)).toEqual({
    newest: {
      says: 'The newest rentals.',
      props: { type: 'object', required: ['plaats'], properties: { plaats: { type: 'string' } } },
      placeable: true,
      late: 'gap',
    },
  });
});

test('a widget without a contract, or with another team’s, stops the build and says what to do', () => {
  expect(() => describeOffers('mf-rentals', ['oldest'], offers)).toThrow(
    /^mf-rentals: widget "oldest" has no contract. Describe it in src\/offers\.ts/,
  );
  expect(() => describeOffers('mf-leads', ['newest'], offers)).toThrow('belongs to mf-rentals');
});
