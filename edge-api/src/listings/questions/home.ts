import { apiCalls } from '@binnen/contracts/api-calls';
import type { Card, Property } from '@binnen/contracts/property';
import { routes } from '@binnen/contracts/routes';
import { Hono } from 'hono';
import { setCacheHeaders } from '@binnen/edge-kit/caching/answer-cached';
import type { CachedResult } from '@binnen/edge-kit/caching/freshness';
import { mergeGenerations } from '@binnen/edge-kit/caching/generations';
import type { EdgeEnv } from '../../environment/env.ts';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { log } from '@binnen/edge-kit/logging/log';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import type { Listings } from '@binnen/offer/index/listings';
import { isKnownCity } from '@binnen/offer/places/places';
import { findAgain } from '@binnen/offer/places/same-address';
import { findBroker, readBrokers } from '../brokers.ts';
import { findGuide, readGuides } from '../guides.ts';
import { findSoldNearby } from '@binnen/offer/near/sold-nearby';
import { findSimilar } from '@binnen/offer/near/similar';
import { findHome, loadOffer } from '../offer/snapshot.ts';
import { findPlek } from '../surroundings/store.ts';

const { path, reply } = apiCalls.home;

/** The card of an address. Throws the problem that says which part of the address is unknown. */
export const findCard = ({ byPath, byId, cards, places }: Listings, city: string, object: string): Card => {
  const card = cards[byPath.get(`${city}/${object}`) ?? -1];
  if (card) return card;
  // Its id was in its address while another listing had the same one.
  const former = cards[byId.get(Number(/-(\d+)$/.exec(object)?.[1])) ?? -1];
  if (former?.citySlug === city) return former;
  throw new ProblemError(places.has(city) || isKnownCity(city) ? 'address-not-found' : 'city-not-found');
};

/** A home is shown without it, too. */
const orNone = <T>(
  read: Promise<Pick<CachedResult<T[]>, 'value' | 'generations'>>,
  message: string,
): typeof read =>
  read.catch((error: unknown) => {
    log('warn', message, { reason: String(error) });
    return { value: [], generations: {} };
  });

export const homeRoute = new Hono<EdgeEnv>().get(
  path,
  describeRoute({
    summary: 'A home, with everything that its page shows.',
    tag: 'listings',
    reply,
    problems: ['city-not-found', 'address-not-found', 'upstream-unavailable'],
    examples: [
      { path: '/objects/deventer/keulenstraat-19-a' },
      { path: '/objects/deventer/bestaat-niet-1', status: 404 },
      { path: '/objects/nergens/bestaat-niet-1', status: 404 },
    ],
  }),
  async (c) => {
    const { city, object } = c.req.param();
    const where = { env: c.env, ctx: c.executionCtx };
    const offer = await loadOffer(where);
    const { listings, detailShards: _, ...freshness } = offer;
    const card = findCard(listings, city, object);
    const [home, brokers, guides, plek] = await Promise.all([
      findHome(where, offer, card),
      orNone(readBrokers(where), 'A home goes without its broker'),
      orNone(readGuides(where), 'A home goes without the blog about its place'),
      findPlek(c.env, card),
    ]);
    if (!home) throw new ProblemError('address-not-found');
    const generations = [brokers, guides].reduce(
      (merged, part) => mergeGenerations(merged, part.generations),
      freshness.generations,
    );
    setCacheHeaders(c, { ...freshness, generations });
    const makelaar = findBroker(brokers.value, card);
    const again = findAgain(listings.cards, card);
    const gids = findGuide(guides.value, card);
    return c.json({
      ...home,
      ...(again ? { opnieuw: routes.property.href(again.citySlug, again.slug) } : {}),
      ...(makelaar ? { makelaar } : {}),
      ...(plek ? { plek } : {}),
      ...(gids ? { gids } : {}),
      vergelijkbaar: findSimilar(listings, card),
      verkocht_nabij: findSoldNearby(listings, card, new Date(Date.now()).toISOString()),
    } satisfies Property);
  },
);
