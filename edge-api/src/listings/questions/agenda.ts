import { apiCalls } from '@binnen/contracts/api-calls';
import { isWholeDay } from '@binnen/contracts/filters/open-houses';
import { formatAddress } from '@binnen/contracts/formats/address';
import { routes } from '@binnen/contracts/routes';
import { Hono } from 'hono';
import * as v from 'valibot';
import { setCacheHeaders } from '@binnen/edge-kit/caching/answer-cached';
import { parseConfig } from '../../environment/config.ts';
import type { EdgeEnv } from '../../environment/env.ts';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { parseQuery, refuseParameters } from '@binnen/edge-kit/requests/parse-query';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { formatCalendar, parseLocalTime, type Appointment } from '@binnen/offer/calendar/format-calendar';
import { loadOffer } from '../offer/snapshot.ts';
import { findCard } from './home.ts';

const { path, reply } = apiCalls.agenda;

const localTime = v.pipe(
  v.string(),
  v.regex(
    /^(19|2[01])\d{2}-\d{2}-\d{2}T\d{2}:\d{2}$/,
    'expected a local Dutch time such as "2026-12-05T11:00"',
  ),
  v.check((text) => {
    const date = new Date(`${text}Z`);
    // A 30th of February is read as a day in March.
    return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text);
  }, 'expected a date that exists'),
);
const QuerySchema = v.object({
  start: v.optional(localTime),
  eind: v.optional(localTime),
  voorlopig: v.optional(v.literal('ja', 'expected "ja"')),
});

/** The viewing of the query; undefined when it asks for open houses. */
const readViewing = ({ start, eind }: v.InferOutput<typeof QuerySchema>): Appointment | undefined => {
  if (!start) return undefined;
  const viewing = { start: parseLocalTime(start), end: eind ? parseLocalTime(eind) : undefined };
  if (viewing.end !== undefined && viewing.end <= viewing.start)
    refuseParameters([{ field: 'eind', message: 'expected a time after "start"' }]);
  return viewing;
};

export const agendaRoute = new Hono<EdgeEnv>().get(
  path,
  describeRoute({
    summary: 'The open houses of a home as an iCalendar file, or a viewing at a time that was agreed.',
    description:
      'Times are local Dutch times. Nothing of a viewing is stored: the office puts the address with its time into a confirmation. `voorlopig=ja`: the visitor asked for that time, and nothing was agreed yet.',
    tag: 'listings',
    query: QuerySchema,
    reply,
    problems: ['not-found', 'city-not-found', 'address-not-found', 'upstream-unavailable'],
    examples: [
      { path: '/objects/deventer/keulenstraat-19-a/agenda.ics?start=2030-12-05T11:00&eind=2030-12-05T11:45' },
      { path: '/objects/deventer/bestaat-niet-1/agenda.ics', status: 404 },
      { path: '/objects/deventer/bestaat-niet-1/agenda.ics?start=morgen', status: 400 },
    ],
  }),
  async (c) => {
    const query = parseQuery(QuerySchema, c.req.query());
    const viewing = readViewing(query);
    const tentative = viewing !== undefined && query.voorlopig === 'ja';
    const { city, object } = c.req.param();
    const { listings, detailShards: _, ...freshness } = await loadOffer({ env: c.env, ctx: c.executionCtx });
    const card = findCard(listings, city, object);
    const days = card.openhuisdagen.map((day) => ({
      start: parseLocalTime(day.start),
      end: day.eind ? parseLocalTime(day.eind) : undefined,
      wholeDay: isWholeDay(day),
    }));
    const appointments = viewing ? [viewing] : days.filter(({ start }) => !Number.isNaN(start));
    if (appointments.length === 0)
      throw new ProblemError('not-found', { detail: 'This home has no open house.' });
    const page = routes.property.href(card.citySlug, card.slug);
    const file = formatCalendar(appointments, {
      what: tentative ? 'Misschien bezichtiging' : viewing ? 'Bezichtiging' : 'Open huis',
      tentative,
      address: formatAddress(card),
      url: parseConfig(c.env).SITE_ORIGIN + page,
      now: Date.now(),
    });
    setCacheHeaders(c, freshness);
    return c.body(file, 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${card.slug}.ics"`,
    });
  },
);
