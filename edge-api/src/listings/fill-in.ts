import type { Card, ListedHome } from '@binnen/contracts/property';
import type { Context } from 'hono';
import { answerCached } from '@binnen/edge-kit/caching/answer-cached';
import type { EdgeEnv } from '../environment/env.ts';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { answerOnce } from './answer-once.ts';
import type { Fields } from '@binnen/offer/lists/paging';
import { findHomes, type Offer } from './offer/snapshot.ts';

/** For the API's document: what a caller gets who asks for everything. */
export const describeFields =
  'With `fields=full` each home has all its pictures, texts and facts, and a reply at most 50 homes: `paginering.volgende` is the next page.';

/** Everything about these homes, except the fields that only the page of one home has. */
export const fillIn = async (
  c: Context<EdgeEnv>,
  offer: Offer,
  cards: readonly Card[],
): Promise<ListedHome[]> => {
  const homes = await findHomes({ env: c.env, ctx: c.executionCtx }, offer, cards);
  if (!homes) throw new ProblemError('upstream-unavailable');
  return homes.map(({ vergelijkbaar: _similar, verkocht_nabij: _sold, ...home }) => home);
};

/** Answers a list: as cards, made once for all who ask; or in full, which is too large to be remembered. */
export const answerList = async <Reply extends { resultaten: Card[] }>(
  c: Context<EdgeEnv>,
  { listings, detailShards, ...freshness }: Offer,
  fields: Fields,
  make: () => Reply,
): Promise<Response> => {
  if (fields !== 'full') return answerOnce(c, listings, freshness, make);
  const reply = make();
  const resultaten = await fillIn(c, { listings, detailShards, ...freshness }, reply.resultaten);
  return answerCached({ ...freshness, value: { ...reply, resultaten } });
};
