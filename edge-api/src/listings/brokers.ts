import { cached, type CacheContext } from '../site/cache.ts';
import { findKind } from '@binnen/contracts/filters/home-traits';
import type { Broker, Card } from '@binnen/contracts/property';
import { formatSlug } from '@binnen/contracts/slug';
import { isSold } from '@binnen/contracts/statuses';
import * as v from 'valibot';
import type { CachedResult } from '@binnen/edge-kit/caching/freshness';
import { parseConfig } from '../environment/config.ts';
import { loadItems } from '@binnen/upstreams/directus/client';
import { FileSchema, NamePartSchema, TextSchema } from '@binnen/upstreams/directus/items';

/** Stands for all towns without a broker of their own. */
const everywhere = 'overal';

/** Tags of the CMS: a list of texts, or one text with commas. */
const SlugsSchema = v.pipe(
  v.nullish(v.union([v.array(v.string()), v.string()]), []),
  v.transform((tags) =>
    (typeof tags === 'string' ? tags.split(',') : (tags ?? [])).map(formatSlug).filter(Boolean),
  ),
);

const BrokerRowSchema = v.object({
  voornaam: v.string(),
  achternaam: NamePartSchema,
  functie: TextSchema,
  phonenumber: TextSchema,
  achtergrond_afbeelding: FileSchema,
  koopwoningen: SlugsSchema,
  huurwoningen: SlugsSchema,
});

/** An employee, with the towns whose homes this person handles, as slugs. */
interface BrokerOf {
  broker: Broker;
  koop: string[];
  huur: string[];
}

const loadBrokers = async ({ env }: CacheContext): Promise<BrokerOf[]> => {
  const rows = await loadItems(env, 'employees', BrokerRowSchema, { sort: 'sort', mayBeNone: true });
  return rows
    .map(({ koopwoningen: koop, huurwoningen: huur, ...broker }) => ({ broker, koop, huur }))
    .filter(({ koop, huur }) => koop.length + huur.length > 0);
};

/**
 * The broker of each town, as the office says in the CMS. Not read with the employees that pages show: a CMS without
 * the two fields refuses a question for them.
 */
export const readBrokers = (where: CacheContext, refresh = false): Promise<CachedResult<BrokerOf[]>> =>
  cached(where, {
    key: 'content:brokers',
    freshSeconds: parseConfig(where.env).CONTENT_FRESH_SECONDS,
    tags: ['content:employees'],
    load: () => loadBrokers(where),
    refresh,
  });

/**
 * The broker of a home: the one for its town, else the one for all towns; of several, the first in the CMS. The feed
 * names no person, so there may be none. A home that is sold, let or bought has none.
 */
export const findBroker = (brokers: readonly BrokerOf[], home: Card): Broker | undefined => {
  if (isSold(home.status)) return undefined;
  const kind = findKind(home);
  const findFor = (place: string) => brokers.find((each) => each[kind].includes(place))?.broker;
  return findFor(home.citySlug) ?? findFor(everywhere);
};
