import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPicture, stock, type Picture } from '../pictures/stock.ts';
import { createDataset, type Entry } from './dataset.ts';
import { lookOf } from './look.ts';
import { isOffered } from './market.ts';

const now = new Date('2026-11-21T09:00:00Z');
const list = (size: number, seed?: string): Entry[] => {
  const dataset = createDataset({ size, now, ...(seed === undefined ? {} : { seed }) });
  return dataset.listings.flatMap(({ id }) => dataset.findEntry(id) ?? []);
};
const demo = list(440);
const frontOf = ({ shots }: Entry): string | undefined => shots[0]?.picture;
const picturesOf = ({ shots }: Entry): Picture[] =>
  shots.flatMap(({ picture }) => (picture ? [findPicture(picture)] : []));

const photographed = demo.filter(({ shots }) => shots.length > 0);
const check = (holds: (entry: Entry) => void) =>
  fc.assert(
    fc.property(fc.nat(photographed.length - 1), (index) => holds(photographed[index] as Entry)),
    { numRuns: photographed.length * 2 },
  );

describe('main photos', () => {
  /** The homes whose main photo is that of the next one in the offer or in the feed. */
  const findTwins = (entries: Entry[]): Entry[] => {
    const offer = entries
      .filter((entry) => isOffered(entry.listing) && frontOf(entry))
      .toSorted(
        (one, other) =>
          one.listing.publishedAgo - other.listing.publishedAgo || other.listing.id - one.listing.id,
      );
    const feed = entries.filter(frontOf);
    const same = (one: Entry, other: Entry | undefined) => other && frontOf(one) === frontOf(other);
    const listedAgain = (one: Entry) => entries.some(({ listing }) => listing.earlier === one.listing.index);
    return [
      ...offer.filter((entry, index) => same(entry, offer[index + 1])),
      // A home that is listed again is next to itself in the feed, and keeps its main photo.
      ...feed.filter((entry, index) => same(entry, feed[index + 1]) && !listedAgain(entry)),
    ];
  };

  it('differ between neighbours of the offer and of the feed, whatever the size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 700 }), (size) => {
        expect(findTwins(list(size)).map(({ listing }) => listing.id)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('differ with any seed where there are façades enough: a home that is listed again has five neighbours', () => {
    const facades = [...stock.values()].flatMap((picture) => (picture.kind === 'facade' ? [picture] : []));
    const isScarce = (entry: Entry): boolean =>
      facades
        .find(({ name }) => name === frontOf(entry))
        ?.homes.some((look) => facades.filter(({ homes }) => homes.includes(look)).length <= 5) ?? true;
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 700 }), fc.string({ maxLength: 6 }), (size, seed) => {
        const twins = findTwins(list(size, seed)).filter((entry) => !isScarce(entry));
        expect(twins.map(({ listing }) => listing.id)).toEqual([]);
      }),
      // Three bungalows in a row of the feed and of the offer, and three façades of a bungalow.
      { numRuns: 30, examples: [[200, 'BdIAbF']] },
    );
  });

  it('stay when a home is listed again', () => {
    const again = demo.filter(({ listing }) => listing.earlier !== undefined);
    expect(again.length).toBeGreaterThan(5);
    for (const entry of again)
      expect(frontOf(entry)).toBe(frontOf(demo[entry.listing.earlier ?? 0] as Entry));
  });

  it('agree with the type and age of the home', () => {
    check(({ home, shots: [main] }) => {
      const picture = findPicture(main?.picture ?? '');
      const look = lookOf(home);
      if (picture.kind !== 'facade') {
        expect([picture.kind, look]).toEqual(['plot', undefined]);
        return;
      }
      expect(picture.homes).toContain(look);
      expect(home.bouwjaar).toBeGreaterThanOrEqual(picture.years[0]);
      expect(home.bouwjaar).toBeLessThanOrEqual(picture.years[1]);
    });
  });
});

describe('a gallery', () => {
  it('has at least nine photos, seven of a flat or five of a plot, and shows none twice', () => {
    check((entry) => {
      const photos = entry.shots.filter(({ soort }) => soort === 'FOTO').length;
      const least = { WOONHUIS: 9, APPARTEMENT: 7, BOUWGROND: 5 }[entry.home.type.objecttype];
      expect(photos).toBeGreaterThanOrEqual(least);
      expect(photos).toBeLessThanOrEqual(18);
      const names = picturesOf(entry).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    });
  });

  it('has a garden that agrees with the home, or none', () => {
    check((entry) => {
      const gardens = picturesOf(entry).filter((picture) => picture.kind === 'garden');
      const front = findPicture(frontOf(entry) ?? '');
      for (const { homes, years, brick } of gardens) {
        expect(front).toMatchObject({ brick });
        expect(homes).toContain(lookOf(entry.home));
        expect(entry.home.bouwjaar).toBeGreaterThanOrEqual(years[0]);
        expect(entry.home.bouwjaar).toBeLessThanOrEqual(years[1]);
        expect(['ACHTERTUIN', 'TUIN_RONDOM']).toContain(entry.home.outdoors.hoofdtuintype);
      }
    });
  });

  it('has no snow beside leaves, and no blossom beside autumn leaves', () => {
    check((entry) => {
      const seasons = new Set<string>(
        picturesOf(entry).flatMap((picture) => ('season' in picture ? (picture.season ?? []) : [])),
      );
      if (seasons.has('winter')) expect([...seasons]).toEqual(['winter']);
      expect(seasons.has('lente') && seasons.has('herfst')).toBe(false);
    });
  });

  it('is of one season as far as there are pictures of it', () => {
    check((entry) => {
      const pictures = picturesOf(entry);
      const [front] = pictures;
      if (!front || !('season' in front)) return;
      const names = new Set(pictures.map(({ name }) => name));
      for (const picture of pictures) {
        if (picture.kind !== 'room' || !picture.season || picture.season === front.season) continue;
        const left = [...stock.values()].filter(
          (one) => one.kind === 'room' && one.room === picture.room && one.season === front.season,
        );
        expect(left.filter(({ name }) => !names.has(name))).toEqual([]);
      }
    });
  });

  it('shows different views from the living room and the kitchen', () => {
    check((entry) => {
      const viewsFrom = (name: string) =>
        picturesOf(entry).flatMap((one) => (one.kind === 'room' && one.room === name ? [one.view] : []));
      const kitchens = viewsFrom('keuken');
      expect(viewsFrom('woonkamer').filter((view) => kitchens.includes(view))).toEqual([]);
    });
  });
});
