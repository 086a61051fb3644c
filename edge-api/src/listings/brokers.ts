import { cached, type CacheContext } from '../site/cache.ts';
import type { Broker } from '@binnen/contracts/property';
import { formatSlug } from '@binnen/contracts/slug';
import * as v from 'valibot';
import type { CachedResult } from '@binnen/edge-kit/caching/freshness';
import { parseConfig } from '../environment/config.ts';
import { log } from '@binnen/edge-kit/logging/log';
import { loadItems } from '@binnen/upstreams/directus/client';
import { FileSchema, NamePartSchema, TextSchema } from '@binnen/upstreams/directus/items';

/** Stands for all towns without a broker of their own. */
export const everywhere = 'overal';

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
export interface BrokerOf {
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

/** The same for a home, which is shown without the CMS, too. */
export const readBrokersIfThere = async (
  where: CacheContext,
): Promise<Pick<CachedResult<BrokerOf[]>, 'value' | 'generations'>> => {
  try {
    return await readBrokers(where);
  } catch (error) {
    log('warn', 'A home goes without its broker', { reason: String(error) });
    return { value: [], generations: {} };
  }
};
