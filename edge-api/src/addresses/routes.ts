import { apiCalls } from '@binnen/contracts/api-calls';
import { withoutSlash } from '@binnen/contracts/api-paths';
import type { AddressLookup } from '@binnen/contracts/leads';
import { problems } from '@binnen/contracts/problem';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { EdgeEnv } from '../environment/env.ts';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { ProblemError, problem } from '@binnen/edge-kit/problems/problem';
import { challengeLookup } from '../protection/challenge-lookups.ts';
import { limitLookups } from '../protection/limit-lookups.ts';
import { findAddresses } from '@binnen/upstreams/pdok/client';
import { challengeRoute } from './challenge-route.ts';
import { foldExtra, parseQuestion } from './parse-question.ts';

const { path, reply } = apiCalls.addresses;

/** Codes by which older callers tell which of the two was wrong. */
const refuse = async (c: Context<EdgeEnv>, error: ProblemError): Promise<Response> => {
  const reply = problem(c, error.code, error.options);
  const body = {
    ...((await reply.json()) as object),
    error: problems[error.code][2],
    _embedded: { addresses: [] },
  };
  return new Response(JSON.stringify(body), { status: reply.status, headers: reply.headers });
};

const lookUp = async (c: Context<EdgeEnv>): Promise<Response> => {
  const { postcode = '', huisnummer = '' } = c.req.query();
  c.header('cache-control', 'no-store');
  try {
    const question = parseQuestion(postcode, huisnummer);
    await challengeLookup(c);
    const addresses = await findAddresses(c.env, question.postcode, question.number);
    const exact = addresses.filter(
      ({ letter, addition }) => foldExtra(`${letter ?? ''}${addition ?? ''}`) === question.extra,
    );
    const found = question.extra && exact.length > 0 ? exact : addresses;
    return c.json({ _embedded: { addresses: found } } satisfies AddressLookup);
  } catch (error) {
    if (error instanceof ProblemError) return refuse(c, error);
    throw error;
  }
};

const describeLookup = (at: string): MiddlewareHandler =>
  describeRoute({
    summary: 'The addresses of a postcode and house number, by letter and addition.',
    description: 'A wrong parameter is a problem document with the field `error` as well.',
    tag: 'addresses',
    query: v.object({ postcode: v.string(), huisnummer: v.string() }),
    reply,
    problems: [
      'invalid-postcode',
      'invalid-house-number',
      'challenge-required',
      'rate-limited',
      'upstream-unavailable',
    ],
    examples: [
      { path: `${at}?postcode=7418ET&huisnummer=19` },
      { path: `${at}?postcode=0000&huisnummer=19`, status: 400 },
      { path: `${at}?postcode=7418ET&huisnummer=x`, status: 400 },
    ],
  });

const limit = limitLookups('postcode', ['postcode', 'huisnummer']);

export const addressRoutes = new Hono<EdgeEnv>().route('/', challengeRoute);
for (const at of [path, withoutSlash(path)]) addressRoutes.get(at, describeLookup(at), limit, lookUp);
