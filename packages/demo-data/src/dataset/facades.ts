import { listPictures, looks, type Look, type PictureOf } from '../pictures/stock.ts';
import { lookOf, type Build } from './look.ts';
import { hashText } from './random.ts';

export type Front = PictureOf<'facade' | 'plot'>;

/** Within this distance in a list no façade should be repeated, if there are enough. */
const reach = 12;

const plots: readonly Front[] = listPictures('plot');
const facades = new Map<Look, readonly Front[]>(
  looks.map((look) => [look, listPictures('facade').filter(({ homes }) => homes.includes(look))]),
);
const listFronts = (build: Build): readonly Front[] => {
  const look = lookOf(build);
  return (look ? facades.get(look) : plots) ?? [];
};

/** How many years the picture's era differs from the home's. */
const measureAge = (front: Front, bouwjaar: number): number => {
  if (front.kind === 'plot') return 0;
  const [first, last] = front.years;
  return Math.max(0, first - bouwjaar, bouwjaar - last);
};

/**
 * Chooses the main photos, home by home in the order of their ids. A photo agrees with the home's type and age, and
 * differs from that of the neighbours in the feed (by id) and in the offer (newest first; on the same day, the higher
 * id first). A home is only compared with those before it, so its photo does not depend on the size of the offer.
 */
export const createFrontChooser = () => {
  /** By days since publication: the façades of that day's homes, the last one of the list first. */
  const days: string[][] = [];
  const byId: string[] = [];

  function* newer(day: number) {
    for (let at = day - 1; at >= 0; at -= 1) yield* days[at] ?? [];
  }
  function* older(day: number) {
    for (let at = day; at < days.length; at += 1) {
      const fronts = days[at] ?? [];
      for (let last = fronts.length - 1; last >= 0; last -= 1) yield fronts[last] ?? '';
    }
  }

  /** `days` are the days on which this home is published, now or again later. */
  const choose = (build: Build, published: readonly number[], seed: string): Front => {
    const near = new Map<string, number>();
    const look = (neighbours: Iterable<string>): void => {
      let distance = 0;
      for (const name of neighbours) {
        distance += 1;
        if (distance > reach) return;
        near.set(name, Math.min(distance, near.get(name) ?? reach));
      }
    };
    look(byId);
    for (const day of published) {
      look(newer(day));
      look(older(day));
    }
    // Lower is better: not a neighbour's first, then the right age, then the longest time since its last use.
    const judge = (front: Front): number => {
      const distance = near.get(front.name) ?? reach + 1;
      const chance = hashText(`${seed}|${front.name}`) / 2 ** 32;
      return (distance > 1 ? 0 : 1e6) + measureAge(front, build.bouwjaar) * 1e3 - distance + chance;
    };
    let best: { front: Front; mark: number } | undefined;
    for (const front of listFronts(build)) {
      const mark = judge(front);
      if (!best || mark < best.mark) best = { front, mark };
    }
    if (!best) throw new Error(`There is no picture of a ${build.kind} of ${build.bouwjaar}.`);
    return best.front;
  };

  /** Records that the next home shows this façade; `day` only for a home that the offer shows. */
  const place = (front: Front, day: number | undefined): void => {
    byId.unshift(front.name);
    byId.splice(reach);
    if (day === undefined) return;
    while (days.length <= day) days.push([]);
    days[day]?.push(front.name);
  };
  return { choose, place };
};
