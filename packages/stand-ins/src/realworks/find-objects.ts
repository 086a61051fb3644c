import { mergeFields } from '../control/overrides.ts';
import type { Dataset } from '@binnen/demo-data/dataset/dataset';
import { createDescriber } from '@binnen/demo-data/dataset/text/describe-home';
import { toWire } from './to-wire.ts';

type Wire = Record<string, unknown>;

export interface ObjectQuery {
  /** `undefined`: both. */
  actief: boolean | undefined;
  /** None: all. */
  statuses: string[];
  /** `2026-10-01 14:05:11`; only what changed after it. */
  gewijzigdNa: string;
  /** The first id of the page. */
  vanaf: number;
  aantal: number;
}

interface Row {
  id: number;
  actief: boolean;
  status: string;
  gewijzigd: string;
}

const readText = (wire: Wire, ...path: string[]): string => {
  let value: unknown = wire;
  for (const name of path)
    value = typeof value === 'object' && value !== null ? (value as Wire)[name] : undefined;
  return typeof value === 'string' ? value : '';
};

/** Pages through the offer, with a tester's overrides. */
export const createObjectFinder = (dataset: Dataset, overrides: () => ReadonlyMap<string, Wire>) => {
  const describer = createDescriber();
  const compose = (id: number, pictureOrigin: string): Wire | undefined => {
    const entry = dataset.findEntry(id);
    if (!entry) return undefined;
    const over = overrides().get(String(id));
    const wire = toWire(entry, { today: dataset.today, pictureOrigin, describer });
    return over ? mergeFields(wire, over) : wire;
  };
  const toRow = (id: number, row: Row, over: ReadonlyMap<string, Wire>): Row => {
    if (over.size === 0 || !over.has(String(id))) return row;
    const wire = compose(id, '') ?? {};
    return {
      id,
      actief: wire['actief'] === true,
      status: readText(wire, 'financieel', 'overdracht', 'status'),
      gewijzigd: readText(wire, 'tijdstipLaatsteWijziging'),
    };
  };
  const find = (query: ObjectQuery, pictureOrigin: string) => {
    const page: number[] = [];
    let total = 0;
    let next: number | undefined;
    const over = overrides();
    for (const listing of dataset.listings) {
      const row = toRow(listing.id, listing, over);
      if (query.actief !== undefined && row.actief !== query.actief) continue;
      if (query.statuses.length > 0 && !query.statuses.includes(row.status)) continue;
      if (query.gewijzigdNa && row.gewijzigd <= query.gewijzigdNa) continue;
      total += 1;
      if (row.id < query.vanaf) continue;
      if (page.length < query.aantal) page.push(row.id);
      else next ??= row.id;
    }
    return { total, next, objects: page.flatMap((id) => compose(id, pictureOrigin) ?? []) };
  };
  return { find, compose };
};
