import type { Context } from 'hono';
import { answerCached, measureAnswer } from '@binnen/edge-kit/caching/answer-cached';
import type { CachedResult } from '@binnen/edge-kit/caching/freshness';
import { createMemory, type Memory } from '@binnen/edge-kit/caching/memory';
import { oncePer } from '@binnen/edge-kit/caching/once-per';
import type { Listings } from '@binnen/offer/index/listings';

/** What an isolate remembers for one offer. Anybody can ask for all homes, at as many addresses as they like. */
const mostBytes = 8_000_000;

// Answers about an offer, the same for everybody; they are dropped with the offer.
const findAnswers = oncePer<Listings, Memory<object>>(() => createMemory(mostBytes));

/** The same question about the same offer has the same answer, so it is computed and serialised once. */
export const answerOnce = async (
  c: Context,
  listings: Listings,
  freshness: Omit<CachedResult<unknown>, 'value'>,
  make: () => object,
): Promise<Response> => {
  const known = findAnswers(listings);
  const question = c.req.url.slice(c.req.url.indexOf('/', 'https://'.length));
  const value = known.get(question) ?? make();
  const reply = await answerCached({ ...freshness, value });
  // Its objects take about as much as its JSON, and an address may be long.
  known.keep(question, value, question.length + 2 * measureAnswer(value));
  return reply;
};
