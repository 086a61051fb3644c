import { definePlaceable } from '@binnen/contracts/widgets';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { describeOffers } from './offered-widgets.ts';

test('a release says what it promises of each widget', () => {
  expect(describeOffers('mf-leads', ['interest-form'])['interest-form']).toMatchObject({
    placeable: false,
    props: { type: 'object', required: ['woning', 'pad'], properties: { woning: { type: 'string' } } },
  });
});

test('a widget that only editors place is declared by its remote', () => {
  const own = {
    'rentals-newest': definePlaceable('mf-rentals', 'The newest rentals.', { plaats: v.string() }),
  };
  expect(describeOffers('mf-rentals', ['rentals-newest'], own)['rentals-newest']).toMatchObject({
    placeable: true,
    props: { required: ['plaats'] },
  });
});

test('a widget without a contract, or with another team’s, stops the build and says what to do', () => {
  expect(() => describeOffers('mf-leads', ['form-new'])).toThrow(
    /"form-new" has no contract.*mf-leads\/src\/placeable\.ts/,
  );
  expect(() => describeOffers('mf-leads', ['search'])).toThrow('belongs to mf-listings');
});
