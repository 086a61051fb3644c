import { apiCalls } from '@binnen/contracts/api-calls';
import { withoutSlash } from '@binnen/contracts/api-paths';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { parseQuestion } from '../addresses/parse-question.ts';
import type { EdgeEnv } from '../environment/env.ts';
import { refuseForeign } from '@binnen/edge-kit/requests/cross-site';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { refuseParameters } from '@binnen/edge-kit/requests/parse-query';
import { refuse } from '@binnen/edge-kit/requests/refuse';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { challengeLookup } from '../protection/challenge-lookups.ts';
import { limitLookups } from '../protection/limit-lookups.ts';
import { takePaidLookup } from '../protection/paid-lookups.ts';
import { loadStreetView, streetViewSize } from '@binnen/upstreams/streetview/client';
import { findReferences } from '@binnen/upstreams/valuation/client';

const { references, streetView } = apiCalls;
const paidProblems = [
  'forbidden',
  'challenge-required',
  'rate-limited',
  'budget-spent',
  'upstream-unavailable',
] as const;

const answerReferences = async (c: Context<EdgeEnv>): Promise<Response> => {
  const { postcode = '', huisnummer = '', toevoeging = 'false' } = c.req.query();
  const question = parseQuestion(postcode, `${huisnummer} ${toevoeging === 'false' ? '' : toevoeging}`);
  await challengeLookup(c);
  const limits = await takePaidLookup(c, 'valuation');
  const found = await findReferences(c.env, question);
  if (!found)
    throw new ProblemError('address-not-found', { detail: 'There is no valuation of this address.' });
  return c.json(found, 200, { 'cache-control': 'no-store', ...limits });
};

/** Within a metre: no picture needs more. */
const round = (degrees: string): number => Number(Number(degrees).toFixed(6));

/** A point in the Netherlands. */
const parseLocation = (text: string): string => {
  const [, lat, lon] = /^(5[0-3](?:\.\d+)?),([3-7](?:\.\d+)?)$/.exec(text) ?? [];
  if (lat && lon) return `${round(lat)},${round(lon)}`;
  return refuseParameters([
    {
      field: 'location',
      message: 'expected latitude and longitude of a point in the Netherlands, e.g. "52.2636,6.1415"',
    },
  ]);
};

const answerStreetView = async (c: Context<EdgeEnv>): Promise<Response> => {
  const { location = '', size } = c.req.query();
  if (size && size !== streetViewSize)
    refuseParameters([{ field: 'size', message: `expected "${streetViewSize}"` }]);
  const place = parseLocation(location);
  await challengeLookup(c);
  const limits = await takePaidLookup(c, 'streetview');
  const picture = await loadStreetView(c.env, place);
  if (!picture) throw new ProblemError('not-found', { detail: 'There is no picture of this place.' });
  const headers = {
    ...Object.fromEntries(picture.headers),
    'cache-control': 'private, max-age=3600',
    ...limits,
  };
  return new Response(picture.body, { headers });
};

const describeReferences = (at: string): MiddlewareHandler =>
  describeRoute({
    summary: 'The value range of a home and of comparable homes near it. An indication, not a valuation.',
    tag: 'addresses',
    query: v.object({
      postcode: v.string(),
      huisnummer: v.string(),
      /** `false` or nothing when there is none. */
      toevoeging: v.optional(v.string()),
    }),
    reply: references.reply,
    problems: ['invalid-postcode', 'invalid-house-number', 'address-not-found', ...paidProblems],
    examples: [
      { path: `${at}?postcode=7418ET&huisnummer=19&toevoeging=false` },
      { path: `${at}?postcode=7418ET`, status: 400 },
    ],
  });

const limitReferences = limitLookups('valuation', ['postcode', 'huisnummer', 'toevoeging']);
const limitStreetView = limitLookups('streetview', ['location']);

// A call costs the firm money: an `<img>` of another site's page would spend the day's budget.
export const valuationRoutes = new Hono<EdgeEnv>().use('/mg/*', refuse(refuseForeign));
for (const at of [references.path, withoutSlash(references.path)])
  valuationRoutes.get(at, describeReferences(at), limitReferences, answerReferences);
// Through the edge: the key stays on the server, and the maps service never sees the visitor.
valuationRoutes.get(
  streetView.path,
  describeRoute({
    summary: 'A picture of a place, without the maps service seeing who looks.',
    tag: 'addresses',
    query: v.object({ location: v.string(), size: v.optional(v.string()) }),
    reply: streetView.reply,
    problems: ['not-found', ...paidProblems],
    examples: [
      { path: '/mg/streetview/?location=52.2636,6.1415' },
      { path: '/mg/streetview/?location=0,0', status: 400 },
    ],
  }),
  limitStreetView,
  answerStreetView,
);
