import { compareTexts } from '@binnen/contracts/formats/compare-texts';
import { apiCalls } from '@binnen/contracts/api-calls';
import type { Places } from '@binnen/contracts/property';
import { formatSlug } from '@binnen/contracts/slug';
import { Hono } from 'hono';
import type { EdgeEnv } from '../../environment/env.ts';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { answerOnce } from '../answer-once.ts';
import type { Listings } from '@binnen/offer/index/listings';
import { knownPlaces } from '@binnen/offer/places/places';
import { loadOffer } from '../offer/snapshot.ts';

const { path, reply } = apiCalls.places;

const listPlaces = ({ places }: Listings): Places => {
  const offered = [...places].map(([citySlug, place]) => ({ citySlug, ...place }));
  const empty = Object.keys(knownPlaces)
    .map((plaats) => ({ citySlug: formatSlug(plaats), plaats, aantal: 0 }))
    .filter(({ citySlug }) => !places.has(citySlug));
  const plaatsen = [...offered, ...empty];
  return { plaatsen: plaatsen.sort((one, other) => compareTexts(one.citySlug, other.citySlug)) };
};

export const placesRoute = new Hono<EdgeEnv>().get(
  path,
  describeRoute({
    summary: 'The known places and how many homes each has.',
    tag: 'listings',
    reply,
    problems: ['upstream-unavailable'],
    examples: [{ path: '/objects/places/' }],
  }),
  async (c) => {
    const { listings, ...freshness } = await loadOffer({ env: c.env, ctx: c.executionCtx });
    return answerOnce(c, listings, freshness, () => listPlaces(listings));
  },
);
