import { countRows, findRecord, writeRow } from '@binnen/edge-kit/tables/sql-tables';
import type { Side, SideCounts } from '@binnen/platform/contract/canary';
import { addCounts, addNumbers, noSides, sum, type Sides } from './judge-canary.ts';

/** The largest share of all counts that one network weighs: so faults that it makes up decide nothing. */
const mostShare = 0.02;
/** `least`: the weight that it may always have, while the counts are still low. */
export const findRoom = (all: number, least: number): number => Math.max(least, Math.floor(all * mostShare));
const least = { views: 5, faults: 1, lcp: 2, inp: 2, forms: 1 } as const;
/** All browsers whose address is not known, in what they tell: any of them may be the same one. */
export const unknownNetwork = 'unknown';
/** More networks than this weigh as one. */
export const mostNetworks = 20_000;

/** What of a hand-over counts: in all, and of each network. */
export interface WeighedSides extends Sides {
  byNetwork: Record<string, Sides>;
}

type Weight = Record<keyof typeof least, number>;
const noWeight: Weight = { views: 0, faults: 0, lcp: 0, inp: 0, forms: 0 };

const weighCounts = ({ views, faults, lcp, inp, forms }: SideCounts): Weight => ({
  views,
  faults: sum(faults),
  lcp: sum(lcp),
  inp: sum(inp),
  forms: sum(forms),
});
/** At most `most` of what was counted. */
const take = (counts: Record<string, number>, most: number): Record<string, number> => {
  const taken: Record<string, number> = {};
  let left = most;
  for (const [name, count] of Object.entries(counts)) {
    const part = Math.min(count, left);
    if (part > 0) taken[name] = part;
    left -= part;
  }
  return taken;
};

/** The weight so far by canary, network and side, and without a network's name that of the whole side. */
export const createNetworkScales = (sql: SqlStorage) => {
  sql.exec(`CREATE TABLE IF NOT EXISTS networks_of_canaries (
    canary TEXT NOT NULL, side TEXT NOT NULL, network TEXT NOT NULL, weight TEXT NOT NULL,
    PRIMARY KEY (canary, side, network)) WITHOUT ROWID`);
  const read = (id: string, side: Side, network: string): Weight | null =>
    findRecord(
      sql,
      'SELECT weight AS record FROM networks_of_canaries WHERE canary = ? AND side = ? AND network = ?',
      id,
      side,
      network,
    );
  const write = (canary: string, side: Side, network: string, weight: Weight): void =>
    writeRow(sql, 'networks_of_canaries', { canary, side, network, weight: JSON.stringify(weight) });
  const isFull = (id: string): boolean =>
    countRows(sql, 'networks_of_canaries WHERE canary = ?', id) >= mostNetworks;

  const weighSide = (
    id: string,
    side: Side,
    unnamed: SideCounts,
    networks: Record<string, Sides>,
    note: (network: string, taken: SideCounts) => void,
  ): SideCounts => {
    let counts = unnamed;
    let all = addNumbers(read(id, side, '') ?? noWeight, weighCounts(unnamed));
    // The smallest first, so that the largest gets its share of the others' counts.
    const named = Object.entries(networks).toSorted(
      ([, one], [, other]) => one[side].views - other[side].views,
    );
    const full = named.length > 0 && isFull(id);
    for (const [name, given] of named) {
      if (sum(weighCounts(given[side])) === 0) continue;
      const known = read(id, side, name);
      const network = full && !known ? 'others' : name;
      const before = known ?? read(id, side, network) ?? noWeight;
      const room = (kind: keyof Weight): number =>
        Math.max(0, findRoom(all[kind], least[kind]) - before[kind]);
      const { views, faults, lcp, inp, forms } = given[side];
      const taken: SideCounts = {
        views: Math.min(views, room('views')),
        faults: take(faults, room('faults')),
        lcp: take(lcp, room('lcp')),
        inp: take(inp, room('inp')),
        forms: take(forms, room('forms')),
      };
      const weight = weighCounts(taken);
      write(id, side, network, addNumbers(before, weight));
      all = addNumbers(all, weight);
      counts = addCounts(counts, taken);
      note(name, taken);
    }
    write(id, side, '', all);
    return counts;
  };

  /** The part of a hand-over that counts. */
  return (id: string, batch: Sides, networks: Record<string, Sides>): WeighedSides => {
    const byNetwork: WeighedSides['byNetwork'] = {};
    const weighOne = (side: Side) =>
      weighSide(id, side, batch[side], networks, (network, taken) => {
        byNetwork[network] = { ...(byNetwork[network] ?? noSides()), [side]: taken };
      });
    return { stable: weighOne('stable'), canary: weighOne('canary'), byNetwork };
  };
};
