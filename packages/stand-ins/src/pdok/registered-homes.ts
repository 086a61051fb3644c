import type { Dataset, Entry } from '@binnen/demo-data/dataset/dataset';
import { splitAddition } from '@binnen/demo-data/dataset/suffixes';
import { createAddress, type PlaceDocument } from './documents.ts';

/** A home of the offer as public registers know it. */
export interface RegisteredHome {
  document: PlaceDocument;
  home: Entry['home'];
}

/** The homes of the offer by their id in the register of addresses: 16 digits. */
export const createRegisteredHomes = (dataset: Dataset) => {
  let known: Map<string, { document: PlaceDocument; listing: number }> | undefined;
  const collect = () =>
    new Map(
      dataset.addresses.map(({ street, number, addition }, index) => {
        const document = createAddress(street, number, splitAddition(addition));
        return [
          String(document['adresseerbaarobject_id']),
          { document, listing: dataset.listings[index]?.id ?? 0 },
        ] as const;
      }),
    );
  const find = (id: string): RegisteredHome | undefined => {
    known ??= collect();
    const found = known.get(id);
    const entry = found && dataset.findEntry(found.listing);
    return entry ? { document: found.document, home: entry.home } : undefined;
  };
  /** Another home than the one that was asked. */
  const findOther = (id: string): string => {
    known ??= collect();
    return [...known.keys()].find((one) => one !== id) ?? id;
  };
  const findByEnd = (digits: string): string | undefined => {
    known ??= collect();
    return [...known.keys()].find((one) => one.endsWith(digits));
  };
  return { find, findOther, findByEnd };
};
export type RegisteredHomes = ReturnType<typeof createRegisteredHomes>;
