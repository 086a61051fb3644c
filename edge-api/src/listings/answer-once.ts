import { forgetOldest } from '@binnen/edge-kit/tables/forget-oldest';
import type { Context } from 'hono';
import { answerCached } from '@binnen/edge-kit/caching/answer-cached';
import type { CachedResult } from '@binnen/edge-kit/caching/freshness';
import type { Listings } from '@binnen/offer/index/listings';

/** How many answers an isolate remembers for one offer; the oldest goes first. */
const mostQuestions = 200;

// Answers about an offer, the same for everybody; they are dropped with the offer.
const answers = new WeakMap<Listings, Map<string, object>>();

/** The same question about the same offer has the same answer, so it is computed and serialised once. */
export const answerOnce = (
  c: Context,
  listings: Listings,
  freshness: Omit<CachedResult<unknown>, 'value'>,
  make: () => object,
): Promise<Response> => {
  let known = answers.get(listings);
  if (!known) answers.set(listings, (known = new Map()));
  // Open houses expire from day to day.
  const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
  const question = today + c.req.url.slice(c.req.url.indexOf('/', 'https://'.length));
  let value = known.get(question);
  if (!value) {
    known.set(question, (value = make()));
    forgetOldest(known, mostQuestions);
  }
  return answerCached({ ...freshness, value });
};
