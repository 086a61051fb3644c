import * as v from 'valibot';
import { composer } from '../../site/composer.ts';
import type { Card, Property } from '@binnen/contracts/property';
import { judge, type CachedResult } from '@binnen/edge-kit/caching/freshness';
import { createIsolateMemory } from '@binnen/edge-kit/caching/isolate-cache';
import { readKept } from '@binnen/edge-kit/caching/read-kept';
import { deal, readShard, writeShards } from '@binnen/edge-kit/caching/shards';
import { parseConfig } from '../../environment/config.ts';
import { cached, keepValue, type CacheContext } from '../../site/cache.ts';
import type { Bindings } from '../../environment/env.ts';
import { formatPicturePath, listOrigins } from '../../pictures/origins.ts';
import { askStore } from '@binnen/edge-kit/problems/ask-store';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { log } from '@binnen/edge-kit/logging/log';
import { isWithin } from '@binnen/edge-kit/deadlines/is-before';
import { logFailure } from '@binnen/edge-kit/logging/log-failure';
import { formatSha256 } from '@binnen/edge-kit/hashes/sha256';
import { findObject, loadObjects } from '@binnen/upstreams/realworks/client';
import { flattenObject } from '@binnen/upstreams/realworks/flatten';
import { dropOver } from '@binnen/upstreams/realworks/open-house-days';
import { assignSlugs } from '@binnen/upstreams/realworks/slugs';
import { completeLocations, loadLocations, locate } from './locations.ts';
import { followHomes, recallHome } from './history.ts';
import { createListings, type Listings } from '@binnen/offer/index/listings';

/** The value that names the shards of the offer. */
const ManifestSchema = v.object({
  version: v.string(),
  cardShards: v.number(),
  detailShards: v.number(),
  /** All cards, where they would fit one shard: a new isolate reads one value in place of two. */
  cards: v.optional(v.custom<readonly Card[]>(Array.isArray)),
  /** When the feed last gave homes, where it has given none since. */
  readAt: v.optional(v.number()),
});
type Manifest = v.InferOutput<typeof ManifestSchema>;

/** Cards a shard: about 2 MB, far below KV's 25 MB. A large offer is read as a few shards in parallel. */
const cardsPerShard = 2000;
/** A property page reads one of these, so they are small. */
const homesPerShard = 40;

const formatPrefix = (version: string, what: 'cards' | 'homes') => `listings:${version}:${what}`;

export const toCard = (home: Property): Card => {
  const {
    aanbiedingstekst: _text,
    flyertekst: _blurb,
    inhoud: _volume,
    kenmerken: _facts,
    vergelijkbaar: _similar,
    wijzigingen: _changes,
    gevolgd_sinds: _since,
    ...card
  } = home;
  return {
    ...card,
    etages: home.etages.map(({ aantalSlaapkamers }) => ({ aantalSlaapkamers })),
    media: home.media.filter(({ soort }) => soort === 'HOOFDFOTO').slice(0, 1),
  };
};

// One per isolate: making it takes far longer than reading it. Open houses that are over are looked for once an hour.
let newest: Listings | undefined;
let lookedAt = 0;

const keepListings = (version: string, cards: readonly Card[]): Listings => {
  const hour = Math.floor(Date.now() / 3_600_000);
  const hasOver = lookedAt !== hour && cards.some((card) => dropOver(card) !== card);
  if (newest?.version !== version || hasOver) newest = createListings(version, cards.map(dropOver));
  lookedAt = hour;
  return newest;
};

const flattenFor = (env: Bindings) => {
  const origins = listOrigins(env);
  return (object: Parameters<typeof flattenObject>[0]) =>
    flattenObject(object, (link) => formatPicturePath(origins, link)) ?? [];
};

/** The last offer that the feed gave. It is used while the provider says that it has no data yet. */
const lastKey = 'listings:last';

/** A smaller office may well sell half of its homes at once. */
const fewestKnown = 40;
/** So long what has less than half of the homes is not believed: the watch calls somebody meanwhile. */
const doubtMs = 3_600_000;

const isHalved = (shown: readonly Property[], { cards, detailShards }: Manifest): boolean => {
  const known = cards?.length ?? (detailShards - 1) * homesPerShard;
  return known >= fewestKnown && shown.length < known / 2;
};

/** An offer is many parts. */
const writeMs = 10_000;
/** How long a load may wait for the address register; the rest is looked up in the background. Milliseconds. */
const patience = 1000;
const patienceBehind = 20_000;

const describeCached = (env: Bindings) => ({
  key: 'listings:manifest',
  freshSeconds: parseConfig(env).LISTINGS_FRESH_SECONDS,
  tags: ['listings'],
});

/** Makes everything stale that was made from the previous offer: pages, and what other isolates hold. Until done, it is news. */
const announceOffer = async (where: CacheContext, manifest: Manifest): Promise<void> => {
  await composer.purgeTags(where.env, describeCached(where.env).tags);
  await keepValue(where, describeCached(where.env), manifest);
  await where.env.CACHE.put(lastKey, JSON.stringify(manifest));
};

/** Stores the offer in shards, under a hash of its content, unless this isolate has done so already. */
const storeOffer = async (env: Bindings, homes: readonly Property[]): Promise<Manifest> => {
  const cards = homes.map(toCard);
  const version = (await formatSha256(JSON.stringify(homes))).slice(0, 16);
  const cardShards = Math.ceil(cards.length / cardsPerShard);
  const detailShards = Math.ceil(homes.length / homesPerShard);
  const isInOne = cardShards <= 1;
  if (newest?.version !== version) {
    const writing = Promise.all([
      writeShards(env, formatPrefix(version, 'homes'), deal(homes, detailShards)),
      isInOne || writeShards(env, formatPrefix(version, 'cards'), deal(cards, cardShards)),
    ]);
    await askStore('KV', writing, writeMs);
    // Not before they are written: this isolate would not try again.
    keepListings(version, cards);
  }
  return { version, cardShards, detailShards, ...(isInOne ? { cards } : {}) };
};

/** Asks the address register for the remaining addresses; what it answers is added to the offer at once. */
const completeOffer = async (
  where: CacheContext,
  bare: readonly Property[],
  manifest: Manifest,
): Promise<void> => {
  const { env } = where;
  const { locations, learned } = await completeLocations(env, bare, patienceBehind);
  // A newer feed may have been loaded meanwhile.
  if (!learned || newest?.version !== manifest.version) return;
  const complete = await storeOffer(
    env,
    bare.map((home) => locate(home, locations)),
  );
  await announceOffer(where, complete);
};

/** Fetches the whole feed and stores it. */
const loadManifest = async (where: CacheContext): Promise<Manifest> => {
  const { env, ctx } = where;
  const [found, last] = await Promise.all([loadObjects(env), readKept(env.CACHE, lastKey, ManifestSchema)]);
  const shown = found?.flatMap(flattenFor(env));
  if (found?.length && !shown?.length)
    log('error', 'The feed has homes, and none that may be shown', { count: found.length });
  const findReadAt = async () => (await findOfferTime(env)) ?? Date.now();
  const isDoubted =
    shown && last && isHalved(shown, last) && isWithin(Date.now(), await findReadAt(), doubtMs);
  const lacks = !shown
    ? 'no data yet'
    : shown.length === 0
      ? 'no homes to show'
      : 'less than half of the homes';
  // No data yet, or no homes: an office that sold its last home is rarer than a feed that lost them.
  if (!shown || (last && (shown.length === 0 || isDoubted))) {
    const detail = `The feed has ${lacks}.`;
    if (!last) throw new ProblemError('upstream-unavailable', { detail });
    logFailure('What is kept stays: its source failed', detail);
    // It grows old meanwhile, which the watch tells, and the feed is asked no more often than a good one.
    return { ...last, readAt: await findReadAt() };
  }
  const bare = await followHomes(env, assignSlugs(shown));
  const { locations } = await completeLocations(env, bare, patience);
  const manifest = await storeOffer(
    env,
    bare.map((home) => locate(home, locations)),
  );
  if (!last) await env.CACHE.put(lastKey, JSON.stringify(manifest));
  const follow = async () => {
    if (last && last.version !== manifest.version) await announceOffer(where, manifest);
    await completeOffer(where, bare, manifest);
  };
  ctx.waitUntil(follow());
  return manifest;
};

const readCards = async (
  env: Bindings,
  { version, cardShards, cards }: Manifest,
): Promise<readonly Card[] | undefined> => {
  if (cards) return cards;
  const shards = await Promise.all(
    Array.from({ length: cardShards }, (_, shard) =>
      readShard<Card>(env, formatPrefix(version, 'cards'), shard),
    ),
  );
  return shards.every((shard) => shard !== null) ? shards.flat() : undefined;
};

export type Offer = Omit<CachedResult<unknown>, 'value'> & { listings: Listings; detailShards: number };

/** The offer, as fresh as the cache has it. With a warm cache it costs no read at all. */
export const loadOffer = async (where: CacheContext, refresh = false, isAgain = false): Promise<Offer> => {
  const { value, ...freshness } = await cached<unknown>(where, {
    ...describeCached(where.env),
    load: () => loadManifest(where),
    // The whole feed is many pages, so it gets more time.
    waitMs: 20_000,
    refresh,
  });
  if (v.is(ManifestSchema, value)) {
    const { version, detailShards, readAt } = value;
    const age = readAt === undefined ? freshness : judge({ storedAt: readAt, generations: {} }, 0, {});
    const cards = newest?.version === version ? newest.cards : await readCards(where.env, value);
    if (cards) return { ...freshness, ...age, listings: keepListings(version, cards), detailShards };
  }
  // A shard is missing, or what names them: only the feed still has its homes. Without it, none is better than an offer that looks empty.
  if (isAgain) throw new ProblemError('upstream-unavailable', { detail: 'The offer is not complete.' });
  return loadOffer(where, true, true);
};

/** Shards of homes that were just read: their content never changes. */
const held = createIsolateMemory<readonly Property[]>(24);

const readHomes = async (
  env: Bindings,
  prefix: string,
  shard: number,
): Promise<readonly Property[] | null> => {
  const key = `${prefix}:${shard}`;
  const known = held.get(key);
  if (known) return known;
  const homes = await readShard<Property>(env, prefix, shard);
  if (homes) held.keep(key, homes, 1);
  return homes;
};

/** The shard that a home's details are in. */
const findShard = ({ id }: Card, { detailShards }: Offer): number => id % Math.max(1, detailShards);

/**
 * Everything about these homes, in their order, from as many shards. Undefined when one is missing: to ask the feed for
 * each of its homes would be too many calls.
 */
export const findHomes = async (
  { env }: CacheContext,
  offer: Offer,
  cards: readonly Card[],
): Promise<Property[] | undefined> => {
  const prefix = formatPrefix(offer.listings.version, 'homes');
  const numbers = [...new Set(cards.map((card) => findShard(card, offer)))];
  const shards = await Promise.all(numbers.map((number) => readHomes(env, prefix, number)));
  const homes = new Map(shards.flatMap((shard) => shard ?? []).map((home) => [home.id, home]));
  const found = cards.flatMap(({ id }) => homes.get(id) ?? []);
  return found.length === cards.length ? found.map(dropOver) : undefined;
};

/** Everything about a home, from its shard; a missing shard costs one call to the feed. */
export const findHome = async (
  where: CacheContext,
  offer: Offer,
  card: Card,
): Promise<Property | undefined> => {
  const prefix = formatPrefix(offer.listings.version, 'homes');
  const shard = await readHomes(where.env, prefix, findShard(card, offer));
  const home = shard?.find(({ id }) => id === card.id);
  if (home) return dropOver(home);
  const object = await findObject(where.env, card.id);
  const [flat] = object ? [object].flatMap(flattenFor(where.env)) : [];
  if (!flat) return undefined;
  const located = locate(flat, await loadLocations(where.env));
  return { ...(await recallHome(where.env, located)), slug: card.slug, objectSku: card.objectSku };
};

const StoredSchema = v.object({
  storedAt: v.number(),
  value: v.fallback(v.pick(ManifestSchema, ['readAt']), {}),
});

/** When the offer was last read from the feed, in milliseconds since 1970; null when it never was. */
export const findOfferTime = async (env: Bindings): Promise<number | null> => {
  const stored = await readKept(env.CACHE, describeCached(env).key, StoredSchema);
  return stored?.value.readAt ?? stored?.storedAt ?? null;
};

/** What the cron trigger calls: reads the feed anew. */
export const refreshListings = (env: Bindings, ctx: CacheContext['ctx']): Promise<Offer> =>
  loadOffer({ env, ctx }, true);
