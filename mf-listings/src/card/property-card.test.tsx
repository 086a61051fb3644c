import { readPaths } from '@binnen/contracts/api-paths';
import type { Archive } from '@binnen/contracts/property';
import { IconSheet } from '@binnen/design/icon';
import { DrawContext, type DrawOnce } from '@binnen/platform';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { samples } from '../samples.ts';
import { cardIcons, PropertyCard } from './property-card.tsx';

const homes = Object.entries(samples.pages['/woningaanbod']!.data).flatMap(([call, reply]) =>
  call.startsWith(readPaths.archive) ? (reply as Archive).resultaten : [],
);

test('the server draws a card by itself, and a browser gets to see the same', () => {
  expect(homes.length).toBeGreaterThan(0);
  const props = fc.record({
    home: fc.constantFrom(...homes),
    sizes: fc.constantFrom('440px', '92vw'),
    priority: fc.boolean(),
    level: fc.constantFrom<(2 | 3)[]>(2, 3),
    afstand: fc.option(fc.double({ min: 0, max: 50, noNaN: true }), { nil: undefined }),
    low: fc.boolean(),
    sheet: fc.constantFrom(undefined, 'lijst'),
  });
  const drawn = new Map<string, string>();
  fc.assert(
    fc.property(props, (given) => {
      const card = (
        <IconSheet id="lijst" of={cardIcons}>
          <PropertyCard {...given} />
        </IconSheet>
      );
      const draw: DrawOnce = (of, Part, own) => {
        const key = JSON.stringify(own);
        expect(of).toBe(given.home);
        drawn.set(key, drawn.get(key) ?? renderToString(<Part {...own} />));
        return drawn.get(key)!;
      };
      expect(renderToString(<DrawContext value={draw}>{card}</DrawContext>)).toBe(renderToString(card));
    }),
  );
});
