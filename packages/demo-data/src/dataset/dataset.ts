import { createAllocator, type HomeAddress } from './addresses.ts';
import { formatLocal } from './calendar.ts';
import { createFrontChooser, type Front } from './facades.ts';
import { createBuild, createHome, type Home } from './home.ts';
import {
  createListing,
  createOpenDays,
  createTerms,
  indexOf,
  isOffered,
  listAgain,
  type Listing,
  type OpenDay,
  type Terms,
} from './market.ts';
import { isUnphotographed, listShots, type Shot } from './shots.ts';

/** A home of the offer with the data of all services. */
export interface Entry {
  listing: Listing;
  home: Home;
  terms: Terms;
  openDays: OpenDay[];
  shots: Shot[];
}

export interface Dataset {
  /** `2026-11-21`, in Amsterdam; every date of the offer is relative to it. */
  today: string;
  size: number;
  /** In order of their ids. */
  listings: readonly Listing[];
  /** In the order of the listings. */
  addresses: readonly HomeAddress[];
  /** Made anew at each call and always the same, so that a large offer takes no memory. */
  findEntry: (id: number) => Entry | undefined;
}

interface Options {
  size: number;
  now: Date;
  seed?: string;
}

/** The offer: the same size, day and seed give the same homes on every machine. */
export const createDataset = ({ size, now, seed = 'binnen' }: Options): Dataset => {
  const today = formatLocal(now).slice(0, 10);
  const thisYear = Number(today.slice(0, 4));
  const allocate = createAllocator(seed);
  const listings = Array.from({ length: size }, (_, index) => createListing(seed, index, today));
  const addresses: HomeAddress[] = [];
  const fronts: Front[] = [];
  const chooser = createFrontChooser();
  for (const listing of listings) {
    const { index, earlier } = listing;
    // A home that is listed again is the same home.
    const address = (earlier === undefined ? undefined : addresses[earlier]) ?? allocate(index);
    addresses.push(address);
    const front =
      (earlier === undefined ? undefined : fronts[earlier]) ??
      chooser.choose(
        createBuild(`${seed}|${index}`, address, { thisYear, huur: listing.huur }),
        [listing, ...listAgain(seed, listing, today)].map(({ publishedAgo }) => publishedAgo),
        `${seed}|${index}`,
      );
    fronts.push(front);
    if (isUnphotographed(earlier ?? index)) continue;
    chooser.place(front, isOffered(listing) ? listing.publishedAgo : undefined);
  }
  const findEntry = (id: number): Entry | undefined => {
    const index = indexOf(id);
    const listing = listings[index];
    const address = addresses[index];
    const front = fronts[index];
    if (!listing || !address || !front) return undefined;
    const home = createHome(`${seed}|${listing.earlier ?? index}`, address, { thisYear, huur: listing.huur });
    return {
      listing,
      home,
      terms: createTerms(seed, listing, home, thisYear),
      openDays: createOpenDays(seed, listing, today),
      shots: listShots(seed, home, front, listing.earlier ?? index),
    };
  };
  return { today, size, listings, addresses, findEntry };
};
