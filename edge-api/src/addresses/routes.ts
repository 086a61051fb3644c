import { apiPaths, withoutSlash } from '@binnen/contracts/api-paths';
import type { AddressLookup } from '@binnen/contracts/leads';
import { problems } from '@binnen/contracts/problem';
import { Hono, type Context } from 'hono';
import type { EdgeEnv } from '../env.ts';
import { ProblemError, problem } from '../problem.ts';
import { findAddresses } from '../upstreams/pdok/client.ts';
import { foldExtra, parseQuestion } from './parse-question.ts';

/** The words by which older callers tell apart which of the two was wrong. */
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

export const addressRoutes = new Hono<EdgeEnv>()
  .get(apiPaths.addresses, lookUp)
  .get(withoutSlash(apiPaths.addresses), lookUp);
