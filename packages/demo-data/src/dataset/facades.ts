import { listPictures, looks, type Look, type PictureOf } from '../pictures/stock.ts';
import { lookOf, type Build } from './look.ts';
import { hashText } from './random.ts';

export type Front = PictureOf<'facade' | 'plot'>;

/** So far on either side in a list no façade should be seen twice, if there are enough. */
const reach = 12;

const plots: readonly Front[] = listPictures('plot');
const facades = new Map<Look, readonly Front[]>(
  looks.map((look) => [look, listPictures('facade').filter(({ homes }) => homes.includes(look))]),
);
const listFronts = (build: Build): readonly Front[] => {
  const look = lookOf(build);
  return (look ? facades.get(look) : plots) ?? [];
};

/** How many years the picture is off. */
const measureAge = (front: Front, bouwjaar: number): number => {
  if (front.kind === 'plot') return 0;
  const [first, last] = front.years;
  return Math.max(0, first - bouwjaar, bouwjaar - last);
};

/**
 * Chooses the main photo of one home after the other, in the order of their ids: one that agrees with the home's type
 * and age, and that is not its neighbour's in the feed (by id) or in the offer (newest first, the higher id first on the
 * same day). A home is compared with those before it alone, so its choice is the same in an offer of any size.
 */
export const createFrontChooser = () => {
  /** By days since publication: the fronts of that day's homes, the last one of the list first. */
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
    // The lowest is the best: no neighbour's first, then of the right age, then the farthest from its last use.
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

  /** Tells that the next home shows this front; `day` only for a home that the offer shows. */
  const place = (front: Front, day: number | undefined): void => {
    byId.unshift(front.name);
    byId.splice(reach);
    if (day === undefined) return;
    while (days.length <= day) days.push([]);
    days[day]?.push(front.name);
  };
  return { choose, place };
};
