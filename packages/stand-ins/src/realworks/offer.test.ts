import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { now } from '../../test/stand-ins.ts';
import { toWire } from './to-wire.ts';
import { createDataset, type Entry } from '@binnen/demo-data/dataset/dataset';
import { knownPlaces } from '@binnen/demo-data/dataset/places';
import { createDescriber } from '@binnen/demo-data/dataset/text/describe-home';

const dataset = createDataset({ size: 440, now });
const entries = dataset.listings.flatMap(({ id }) => dataset.findEntry(id) ?? []);
const surroundings = {
  today: dataset.today,
  pictureOrigin: 'http://localhost:8790/images',
  describer: createDescriber(),
};
const wires = entries.map((entry) => toWire(entry, surroundings));
const published = [
  'BESCHIKBAAR',
  'ONDER_BOD',
  'VERKOCHT_ONDER_VOORBEHOUD',
  'VERHUURD_ONDER_VOORBEHOUD',
  'VERKOCHT',
  'VERHUURD',
  'AANGEKOCHT',
];
const anyHome = fc.constantFrom(...entries);
const daysAhead = (day: string): number =>
  (Date.parse(day.slice(0, 10)) - Date.parse(dataset.today)) / 86_400_000;
const text = (value: unknown): string => JSON.stringify(value);
const openDays = (wire: Record<string, unknown>) =>
  (wire['marketing'] as { website: { openhuisdagen: unknown } }).website.openhuisdagen;

describe('the generator', () => {
  it('makes the same homes twice', () => {
    const again = createDataset({ size: 440, now });
    for (const { id } of dataset.listings) expect(again.findEntry(id)).toEqual(dataset.findEntry(id));
  });

  it('makes a home the same in an offer of any size', () => {
    const large = createDataset({ size: 5000, now });
    fc.assert(
      fc.property(anyHome, ({ listing }) => {
        expect(large.findEntry(listing.id)).toEqual(dataset.findEntry(listing.id));
      }),
    );
  });

  it('makes other homes with another seed', () => {
    const other = createDataset({ size: 440, now, seed: 'elders' });
    expect(other.findEntry(entries[30]?.listing.id ?? 0)).not.toEqual(entries[30]);
  });

  it('has no home for an id that it never issued', () => {
    for (const id of [0, -1, 4200006, 4200007.5, 9_999_999, Number.NaN])
      expect(dataset.findEntry(id)).toBeUndefined();
  });

  it('counts every date from the day of the request', () => {
    const later = createDataset({ size: 440, now: new Date('2027-05-01T09:00:00Z') });
    const open = later.listings.flatMap(({ id }) => later.findEntry(id)?.openDays ?? []);
    expect(open.filter(({ start }) => start > '2027-05-01').length).toBeGreaterThan(20);
  });
});

describe('the offer as a whole', () => {
  it('has homes for sale or rent in each of the known places', () => {
    for (const { naam } of knownPlaces) {
      const there = entries.filter(({ home }) => home.address.street.plaats === naam);
      expect(there.length, naam).toBeGreaterThanOrEqual(2);
    }
  });

  it('has every status that is published, and some that are not', () => {
    const seen = new Map(
      published.map((status) => [status, entries.filter(({ listing }) => listing.status === status)]),
    );
    for (const [status, homes] of seen) expect(homes.length, status).toBeGreaterThan(4);
    const visible = entries.filter(
      ({ listing }) => published.includes(listing.status) && listing.actief && !listing.vertrouwelijk,
    );
    expect(visible.length).toBeGreaterThanOrEqual(400);
    expect(visible.length).toBeLessThan(440);
    expect(entries.some(({ listing }) => !listing.actief)).toBe(true);
    expect(entries.some(({ listing }) => listing.vertrouwelijk)).toBe(true);
  });

  it('gives every home its own address, except when one is listed again', () => {
    const addresses = Map.groupBy(entries, ({ home: { address } }) =>
      [address.street.straat, address.number, address.addition, address.street.plaats].join('|'),
    );
    const shared = [...addresses.values()].filter((homes) => homes.length > 1);
    expect(shared.length).toBeGreaterThan(3);
    for (const [before, after, ...more] of shared) {
      expect(more).toEqual([]);
      expect(before?.listing.status).toBe('VERKOCHT');
      expect(after?.listing.status).toBe('BESCHIKBAAR');
      expect(after?.home).toEqual(before?.home);
      expect(before?.listing.publishedAgo).toBeGreaterThan(after?.listing.publishedAgo ?? Infinity);
    }
  });

  it('has open houses in all three known formats, and soon', () => {
    const forms = wires.map(openDays);
    expect(forms.some((form) => typeof form === 'string' && form !== '')).toBe(true);
    expect(forms.some((form) => Array.isArray(form) && typeof form[0] === 'string')).toBe(true);
    expect(forms.some((form) => Array.isArray(form) && typeof form[0] === 'object')).toBe(true);
    for (const empty of [[], '', null]) expect(forms).toContainEqual(empty);
    const ahead = entries.flatMap(({ openDays: days }) => days).map(({ start }) => daysAhead(start));
    expect(ahead.filter((days) => days >= 1 && days <= 14).length).toBeGreaterThan(20);
  });

  it('has homes that are new today and this week', () => {
    const fresh = entries.filter(
      ({ listing }) => listing.status === 'BESCHIKBAAR' && listing.publishedAgo < 7,
    );
    expect(fresh.length).toBeGreaterThan(15);
  });

  it('has the gaps of a real feed', () => {
    const all = wires.map((wire) => wire['adres'] as Record<string, unknown>);
    expect(all.some(({ huisnummer }) => huisnummer === '0')).toBe(true);
    expect(all.some(({ huisnummer }) => typeof huisnummer === 'object')).toBe(true);
    expect(all.some(({ huisnummertoevoeging }) => huisnummertoevoeging === 'A')).toBe(true);
    expect(all.some(({ postcode }) => postcode === null)).toBe(true);
    expect(all.some(({ postcode }) => /^\d{4}[A-Z]{2}$/.test(String(postcode)))).toBe(true);
    expect(wires.some((wire) => (wire['media'] as unknown[]).length === 0)).toBe(true);
    expect(
      wires.some((wire) => (wire['algemeen'] as { woonoppervlakte: number }).woonoppervlakte === 0),
    ).toBe(true);
    for (const { plaats } of all) expect(plaats).toBe(String(plaats).toUpperCase());
  });

  it('has films, tours, plans, and pictures that may not be published', () => {
    const media = wires.flatMap((wire) => wire['media'] as { soort: string; vrijgave: boolean }[]);
    const kinds = new Set(media.map(({ soort }) => soort));
    expect(kinds).toEqual(new Set(['HOOFDFOTO', 'FOTO', 'PLATTEGROND', 'VIDEO', 'CONNECTED_PARTNER']));
    expect(media.some(({ vrijgave }) => !vrijgave)).toBe(true);
  });
});

describe('each home', () => {
  const check = (holds: (entry: Entry) => void) => fc.assert(fc.property(anyHome, holds), { numRuns: 400 });

  it('has a price of its own kind, and no deal ends as an asking price', () => {
    check(({ listing, terms, home }) => {
      const [price, other] = listing.huur
        ? [terms.huurprijs, terms.koopprijs]
        : [terms.koopprijs, terms.huurprijs];
      expect(other || 0).toBe(0);
      if (price) expect(price % 1000).not.toBe(777);
      if (listing.huur && price) expect(price).toBeLessThan(60_000);
      if (!listing.huur && price) expect(price / Math.max(home.woonoppervlakte, 30)).toBeGreaterThan(2000);
    });
  });

  it('has rooms that its floors add up to, and a living room that fits', () => {
    check(({ home }) => {
      const sum = (name: 'kamers' | 'slaapkamers') =>
        home.floors.reduce((total, floor) => total + floor[name], 0);
      expect(sum('kamers')).toBe(home.kamers);
      expect(sum('slaapkamers')).toBe(home.slaapkamers);
      if (home.woonoppervlakte === 0) return;
      expect(home.kamers).toBeGreaterThan(home.slaapkamers - 1);
      expect(home.woonkamer).toBeLessThan(home.woonoppervlakte);
      expect(home.inhoud).toBeGreaterThan(home.woonoppervlakte * 2.5);
    });
  });

  it('has nothing that is newer than today or older than itself', () => {
    check(({ home, listing }) => {
      if (home.woonoppervlakte === 0) return;
      for (const year of [home.bouwjaar, home.keukenjaar, home.badkamerjaar])
        expect(year).toBeLessThanOrEqual(2026);
      expect(home.keukenjaar).toBeGreaterThanOrEqual(home.bouwjaar);
      expect(listing.changedAgo).toBeLessThanOrEqual(listing.publishedAgo);
      expect(listing.gewijzigd < '2026-11-21 01:00:00').toBe(true);
    });
  });

  it('is near its place', () => {
    check(({ home: { address } }) => {
      const { lat, lon } = address.street;
      expect(Math.abs(address.lat - lat)).toBeLessThan(0.03);
      expect(Math.abs(address.lon - lon)).toBeLessThan(0.04);
    });
  });

  it('has a main picture first, then five to eighteen, or none at all', () => {
    check(({ shots }) => {
      if (shots.length === 0) return;
      expect(shots[0]?.soort).toBe('HOOFDFOTO');
      const photos = shots.filter(({ soort }) => soort === 'FOTO').length;
      expect(photos).toBeGreaterThanOrEqual(5);
      expect(photos).toBeLessThanOrEqual(18);
    });
  });

  it('marks everything that may not leave the edge', () => {
    for (const wire of wires) {
      const { overdracht } = wire['financieel'] as { overdracht: { transactieprijs: number | null } };
      const { aanbiedingstekst } = wire['teksten'] as { aanbiedingstekst: string };
      expect(text(wire['relaties'])).toContain('VERTROUWELIJK-');
      expect(text(wire['diversen'])).toContain('VERTROUWELIJK-');
      if (overdracht.transactieprijs !== null) expect(overdracht.transactieprijs % 1000).toBe(777);
      const hidden = !wire['actief'] || wire['vertrouwelijk'] === true;
      expect(aanbiedingstekst.startsWith('VERTROUWELIJK-')).toBe(hidden);
    }
  });
});

describe('the texts', () => {
  const texts = wires.map((wire) => (wire['teksten'] as { aanbiedingstekst: string }).aanbiedingstekst);

  it('are several paragraphs each, and no two are the same', () => {
    expect(new Set(texts).size).toBe(texts.length);
    for (const one of texts) expect(one.split('\n\n').length).toBeGreaterThanOrEqual(4);
  });

  it('agree with the home', () => {
    for (const { home } of entries.filter((entry) => entry.home.woonoppervlakte > 0)) {
      const index = entries.findIndex((entry) => entry.home === home);
      expect(texts[index]).toContain(`${home.woonkamer} m²`);
      expect(texts[index]).toContain(String(home.keukenjaar));
    }
  });

  it('have no gap where a fact should be', () => {
    for (const one of texts) {
      expect(one).not.toMatch(/undefined|null|NaN| {2}| ,| \.|\$\{|\b0 m²|\. \./);
      expect(one).toMatch(/^[\p{Lu}V]/u);
      for (const paragraph of one.split('\n\n')) expect(paragraph).toMatch(/[.?!]$/);
    }
  });
});
