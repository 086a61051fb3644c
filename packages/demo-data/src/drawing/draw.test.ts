import * as fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPicture, drawSvg, type PictureSpec } from './draw.ts';

const types = [
  'tussenwoning',
  'hoekwoning',
  'twee-onder-een-kap',
  'vrijstaand',
  'herenhuis',
  'grachtenpand',
  'appartement',
  'galerijflat',
  'bungalow',
  'boerderij',
  'villa',
];
const rooms = ['woonkamer', 'keuken', 'slaapkamer', 'badkamer', 'werkkamer', 'hal'];
const themes = [
  'kantoor',
  'ijssel',
  'brink',
  'sleutels',
  'verhuizing',
  'energie',
  'hypotheek',
  'tuin',
  'winterstraat',
  'verbouwing',
  'bezichtiging',
  'voorjaar',
  'kaart',
];
const seasons = ['lente', 'zomer', 'herfst', 'winter'];
const lights = ['ochtend', 'middag', 'avond'];

const mood = { season: fc.constantFrom(...seasons), light: fc.constantFrom(...lights) };
const house = { bouwjaar: fc.integer({ min: 1650, max: 2026 }) };
const anySpec: fc.Arbitrary<PictureSpec> = fc.oneof(
  fc.record({
    seed: fc.nat(),
    kind: fc.constant('facade' as const),
    detail: fc.record({
      type: fc.constantFrom(...types),
      storeys: fc.integer({ min: 1, max: 8 }),
      ...house,
      ...mood,
    }),
  }),
  fc.record({
    seed: fc.nat(),
    kind: fc.constant('room' as const),
    detail: fc.record({ room: fc.constantFrom(...rooms), ...mood }),
  }),
  fc.record({
    seed: fc.nat(),
    kind: fc.constantFrom('garden' as const, 'street' as const),
    detail: fc.record({ ...house, ...mood }),
  }),
  fc.record({ seed: fc.nat(), kind: fc.constantFrom('plan' as const, 'portrait' as const) }),
  fc.record({
    seed: fc.nat(),
    kind: fc.constant('scene' as const),
    detail: fc.record({ theme: fc.constantFrom(...themes) }),
  }),
);

describe('a drawn picture', () => {
  it('is the same whenever it is drawn from the same spec', () => {
    fc.assert(
      fc.property(anySpec, (spec) => {
        expect(drawSvg(structuredClone(spec))).toBe(drawSvg(spec));
      }),
      { numRuns: 40 },
    );
  });

  it('differs from seed to seed', () => {
    for (const kind of ['facade', 'room', 'garden', 'portrait', 'street'] as const)
      expect(new Set([1, 2, 3, 4, 5].map((seed) => drawSvg({ seed, kind }))).size).toBe(5);
  });

  it('has no broken numbers and stays light, whatever the house, room, season or hour', () => {
    fc.assert(
      fc.property(anySpec, (spec) => {
        const svg = drawSvg(spec);
        expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
        expect(svg.length).toBeLessThan(300_000);
      }),
      { numRuns: 150 },
    );
  });

  it('names every gradient and pattern that it fills with', () => {
    fc.assert(
      fc.property(anySpec, (spec) => {
        const svg = drawSvg(spec);
        const ids = new Set([...svg.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1]));
        for (const [, id] of svg.matchAll(/url\(#([^)]+)\)|href="#[^"]+"/g))
          if (id) expect(ids).toContain(id);
      }),
      { numRuns: 40 },
    );
  });

  it('says which season it is', () => {
    const of = (season: string) => drawSvg({ seed: 3, kind: 'facade', detail: { season } });
    expect(new Set(seasons.map(of)).size).toBe(4);
  });

  it('falls back on something sensible for words it does not know', () => {
    const odd = {
      type: 'kasteel',
      bouwjaar: 'onbekend',
      season: 'regentijd',
      light: 'nacht',
      room: 'zolder',
      theme: 'maan',
      storeys: -3,
    };
    for (const kind of ['facade', 'room', 'garden', 'plan', 'portrait', 'street', 'scene'] as const)
      expect(drawSvg({ seed: 1, kind, detail: odd })).toMatch(/^<svg .*<\/svg>$/s);
  });
});

describe('the JPEG', () => {
  const sweep: PictureSpec[] = [
    ...types.map((type, i) => ({
      seed: i,
      kind: 'facade' as const,
      detail: { type, bouwjaar: 1660 + i * 36 },
    })),
    ...rooms.map((room, i) => ({ seed: i, kind: 'room' as const, detail: { room } })),
    ...themes.map((theme, i) => ({ seed: i, kind: 'scene' as const, detail: { theme } })),
    { seed: 5, kind: 'garden' },
    { seed: 6, kind: 'plan' },
    { seed: 7, kind: 'street' },
  ];

  it.each(sweep)('is 4:3 for $kind $detail', async (spec) => {
    const { format, width, height } = await sharp(await drawPicture(spec, { width: 400 })).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 400, height: 300 });
  });

  it('is 1600 × 1200 unless asked otherwise', async () => {
    const { width, height } = await sharp(await drawPicture({ seed: 1, kind: 'room' })).metadata();
    expect([width, height]).toEqual([1600, 1200]);
  });

  it('stands upright for a portrait', async () => {
    const { width, height } = await sharp(
      await drawPicture({ seed: 1, kind: 'portrait' }, { width: 600 }),
    ).metadata();
    expect([width, height]).toEqual([600, 800]);
  });

  it('shows something: no picture is one flat colour', async () => {
    for (const kind of ['facade', 'room', 'garden', 'plan', 'portrait', 'street', 'scene'] as const) {
      const { channels } = await sharp(await drawPicture({ seed: 2, kind }, { width: 200 })).stats();
      expect(Math.max(...channels.map((channel) => channel.stdev))).toBeGreaterThan(12);
    }
  });
});
