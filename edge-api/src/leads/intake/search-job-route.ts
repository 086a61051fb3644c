import { apiCalls } from '@binnen/contracts/api-calls';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { EdgeEnv } from '../../environment/env.ts';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { parseSearchJob, searchJobFields } from '@binnen/upstreams/realworks-crm/search-job';
import { readParameters } from './read-parameters.ts';
import { leadProblems } from './contact-reply.ts';
import { readBodyOrQuery, submitStep } from './submit-step.ts';

const { path, reply } = apiCalls.searchJob;

/** A reply whose `name` is "Error" is a failure, as the callers of this expect. */
export const searchJobRoute = new Hono<EdgeEnv>().post(
  path,
  describeRoute({
    summary: 'Creates a search job in the CRM. A reply whose `name` is "Error" is a failure.',
    description:
      '`Idempotency-Key` makes the same lead sent twice one lead; with other values it is refused.',
    tag: 'leads',
    query: v.object(v.entriesFromList(searchJobFields, v.optional(v.string()))),
    idempotent: true,
    reply,
    problems: leadProblems,
    examples: [
      {
        path: '/realworks/zoekopdracht?name=Voorbeeld&lastname=Voorbeeld&mail=voorbeeld%40binnen.example&type_woning=koop',
      },
    ],
  }),
  async (c) => {
    const given = readParameters(searchJobFields, await readBodyOrQuery(c), 'mail');
    const job = parseSearchJob(given);
    const outcome = await submitStep(c, { ...given, email: job.mail }, { kind: 'search-job', job });
    if (outcome.kind === 'answered' && outcome.reply.result_code === 0)
      return c.json({ name: 'Error', message: 'De zoekopdracht is niet aangemaakt.' });
    return c.json({ name: 'Zoekopdracht', message: 'De zoekopdracht is ontvangen.' });
  },
);
