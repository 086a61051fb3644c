import * as v from 'valibot';
import { parseConfig } from '../variables.ts';
import type { KitBindings } from '@binnen/edge-kit/environment/env';
import { callUpstream, readUpstream, type IsWanted } from '../calls/call.ts';
import { readJson } from '../calls/read-body.ts';
import { idNumber } from '../calls/id-number.ts';
import { listOf, rowsOf } from '../calls/rows.ts';
import { UpstreamError } from '@binnen/edge-kit/problems/upstream-error';
import { createJobBody } from './job-body.ts';
import { findPlaceIds } from './places.ts';
import type { SearchJob } from './search-job.ts';

const PlaceSchema = v.object({ id: idNumber, naam: v.string() });
const LocationsSchema = v.object({ resultaten: rowsOf(v.object({ plaatsen: listOf(PlaceSchema) })) });

const readDeadlineMs = 4_000;
/** Far longer than a healthy slow reply: a job whose reply comes later may be made twice. */
const writeDeadlineMs = 20_000;
const queueMs = 5_000;

const createHeaders = (env: KitBindings): Record<string, string> => ({
  authorization: `rwauth ${parseConfig(env).REALWORKS_CRM_TOKEN}`,
  accept: 'application/json;charset=UTF-8',
});

/** Before anything is sent: what goes wrong here leaves no doubt about the job. */
const loadPlaces = async (env: KitBindings): Promise<{ id: number; naam: string }[]> => {
  const { REALWORKS_URL, REALWORKS_AFDELINGSCODE } = parseConfig(env);
  const url = `${REALWORKS_URL}/wonen/v1/zoekopdracht/locaties?afdelingscode=${REALWORKS_AFDELINGSCODE}`;
  const init = { headers: createHeaders(env) };
  const asked = { service: 'realworks-crm', url, init, deadlineMs: readDeadlineMs } as const;
  const { resultaten } = await readUpstream(env, asked, LocationsSchema);
  return resultaten.flatMap((result) => result.plaatsen);
};

/** The CRM's answer when it refuses a job; also with status 200. */
const RefusalSchema = v.object({ name: v.literal('Error') });

/** A number or a text that is an id, which has a digit: not `null`, 0, an empty text, or a word such as "geweigerd". */
const IdSchema = v.union([
  v.pipe(v.number(), v.minValue(1)),
  v.pipe(v.string(), v.maxLength(200), v.regex(/^(?!0+$)[\w.:/-]*\d[\w.:/-]*$/)),
]);

const isOfError = (name: string): boolean => /^(errors?|fout(en)?)$/i.test(name);
const isOfState = (name: string): boolean => /^(status|staat|state|resultaat|result)$/i.test(name);
const saysNo =
  /^(?:afge(?:keurd|wezen)|geweigerd|mislukt|ongeldig|fout|rejected|refused|denied|failed|invalid|error)/i;

/** Whether something in it, however deep, is an error, an id that is none, or a state that says no. */
const hasNo = (made: object): boolean =>
  Object.entries(made).some(
    ([name, value]: [string, unknown]) =>
      isOfError(name) ||
      (name === 'id' && !v.is(IdSchema, value)) ||
      (isOfState(name) && typeof value === 'string' && saysNo.test(value)) ||
      (typeof value === 'object' && value !== null && hasNo(value)),
  );

/** Another field of such an answer: it says yes, is an id, or is what was made, with its id. */
const SaidSchema = v.union([
  IdSchema,
  v.literal(true),
  v.pipe(
    v.looseObject({ id: IdSchema }),
    v.check((made) => !hasNo(made), 'says no'),
  ),
]);

/**
 * Its answer when it accepts one. Public clients only read the status and no documentation shows the body. So an object
 * with a field that is not configured is not an acceptance: it may come from a firewall or a fault.
 */
const createTakenSchema = (fields: string) =>
  v.pipe(
    v.unknown(),
    v.check((reply) => !Array.isArray(reply), 'expected no list'),
    v.strictObject(
      Object.fromEntries(
        fields.split(/\s+/).map((name) => [name, v.optional(name === 'id' ? IdSchema : SaidSchema)]),
      ),
    ),
  );

/**
 * Creates a search job: the CRM mails matching homes to the seeker. False when the CRM refuses the job itself, which a
 * retry would not change. Throws an `UpstreamError` when it cannot be reached, refuses our credentials, or gives an
 * unknown answer.
 */
export const createSearchJob = async (
  env: KitBindings,
  job: SearchJob,
  isWanted?: IsWanted,
): Promise<boolean> => {
  const { REALWORKS_URL, REALWORKS_AFDELINGSCODE, REALWORKS_JOB_FIELDS } = parseConfig(env);
  const places = await loadPlaces(env).catch((error: unknown) => {
    throw error instanceof UpstreamError ? error.asUnsent() : error;
  });
  const placeIds = findPlaceIds(job.plaatsen, places);
  const response = await callUpstream(env, {
    service: 'realworks-crm',
    url: `${REALWORKS_URL}/wonen/v1/zoekopdracht`,
    init: {
      method: 'POST',
      headers: { ...createHeaders(env), 'content-type': 'application/json' },
      body: JSON.stringify(createJobBody(job, placeIds, Number(REALWORKS_AFDELINGSCODE), new Date())),
    },
    deadlineMs: writeDeadlineMs,
    queueMs,
    isWanted,
  });
  if (response.status === 400 || response.status === 422) return false;
  const reply = await readJson(
    response,
    v.union([RefusalSchema, createTakenSchema(REALWORKS_JOB_FIELDS)]),
    'realworks-crm',
  );
  return !v.is(RefusalSchema, reply);
};
