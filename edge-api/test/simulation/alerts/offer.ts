import type { Card } from '@binnen/contracts/property';
import { createProperty } from '@binnen/offer/test/create-property';
import { createListings, type Listings } from '@binnen/offer/index/listings';
import type { Random } from '../random.ts';
import type { Time } from '../time.ts';
import type { See } from './history.ts';

export const cities = ['deventer', 'olst'] as const;
const step = 1_000;

/** Homes that come, go, return, are sold, and have another price; the edge may see the offer before, or none. */
export const createOffer = (time: Time, random: Random, see: See) => {
  const homes: Card[] = [];
  const hidden = new Set<number>();
  const weather: { now: 'fine' | 'late' | 'down' } = { now: 'fine' };
  const made: Listings[] = [];
  const make = () => {
    const shown = homes.filter(({ id }) => !hidden.has(id));
    return createListings(
      `offer ${made.length}`,
      shown.map((home) => ({ ...home })),
    );
  };
  const publish = () => {
    const listings = make();
    made.push(listings);
    const open = listings.cards.filter(({ status }) => status === 'BESCHIKBAAR');
    const entries = open.map(({ id, citySlug, koopprijs }) => [
      id,
      { city: citySlug, euros: koopprijs ?? 0 },
    ]);
    see({ kind: 'offer', homes: Object.fromEntries(entries) });
  };
  const add = () => {
    const id = homes.length + 1;
    const city = random.pick(cities);
    const slug = `laan-${id}`;
    const home = createProperty({ id, slug, objectSku: `${city}-${slug}` });
    const koopprijs = (200 + random.below(400)) * step;
    homes.push({ ...home, koopprijs, huurprijs: null, citySlug: city, status: 'BESCHIKBAAR' });
  };
  for (let count = 0; count < 12; count += 1) add();
  publish();

  const setPrice = (change: number) => {
    const home = homes[random.below(homes.length)];
    if (home) home.koopprijs = Math.max(step, (home.koopprijs ?? 0) + change);
  };
  const changes: [() => void, ...(() => void)[]] = [
    add,
    add,
    () => setPrice(-(1 + random.below(20)) * step),
    () => setPrice(-(1 + random.below(20)) * step),
    () => setPrice((1 + random.below(20)) * step),
    () => void hidden.add(1 + random.below(homes.length)),
    () => hidden.delete([...hidden][0] ?? 0),
    () => {
      const home = homes[random.below(homes.length)];
      if (home) home.status = random.chance(0.5) ? 'VERKOCHT' : 'BESCHIKBAAR';
    },
  ];
  return {
    weather,
    change: () => {
      for (let count = 1 + random.below(3); count > 0; count -= 1) random.pick(changes)();
      publish();
    },
    /** As the object reads it. */
    load: async () => {
      await time.wait(1 + random.next() * (weather.now === 'late' ? 8_000 : 60));
      if (weather.now === 'down') throw new Error('The offer cannot be read.');
      // A data centre may have the one before for a while.
      const listings = (weather.now === 'late' && random.chance(0.3) && made.at(-2)) || made.at(-1);
      return { listings };
    },
  };
};
