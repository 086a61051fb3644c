import type { KitBindings } from '@binnen/edge-kit/environment/env';
import { isAllowedOrigin, isPushEndpoint } from './allowed-origin.ts';
import { createBreaker, type CircuitName } from './breaker.ts';
import { createBulkhead } from './bulkhead.ts';
import { createDeadline, wait, type Deadline } from '@binnen/edge-kit/deadlines/deadline';
import { mostBytes, readBytes, readJson } from './read-body.ts';
import type { Service } from './services.ts';
import { UpstreamError } from '@binnen/edge-kit/problems/upstream-error';
import type * as v from 'valibot';

export interface UpstreamCall {
  service: Service;
  /** The URL; its origin must be one that the configuration names, or a push service's when it is a push. */
  url: string;
  /** With `redirect: 'manual'` a redirect is the answer. */
  init?: RequestInit;
  /** Covers the whole call: the wait for a slot, the attempts, and reading the body. */
  deadlineMs?: number;
  /** With it, the deadline begins when there is a place, and this is how long one is waited for: a write that was sent gets its whole time. */
  queueMs?: number;
  /** Asked when there is a place: whether it is still to be sent. */
  isWanted?: IsWanted | undefined;
  /** A larger answer is a fault. */
  mostBytes?: number;
}
export type IsWanted = () => boolean;

/** A gateway's, not the service's: behind it the request may have been done. */
const lostAnswers = [502, 504, 520, 524];

const mostRedirects = 3;
const mostAttempts = 2;
/** A retry needs at least this much time. */
const leastRetryMilliseconds = 300;

// Per isolate: an upstream's state is the same for every visitor.
export const breaker = createBreaker();
export const bulkhead = createBulkhead();

/** The `retry-after` header (seconds or a date) in milliseconds; 0 when absent or invalid. */
const readRetryAfter = (response: Response): number => {
  const text = response.headers.get('retry-after') ?? '';
  const milliseconds = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : 0;
};

/** What changes nothing can be asked again. */
const isRead = ({ init }: UpstreamCall): boolean => ['GET', 'HEAD'].includes(init?.method ?? 'GET');

/** Follows redirects within the origin only: credentials must not go to another. */
const fetchWithin = async (call: UpstreamCall, signal: AbortSignal): Promise<Response> => {
  let url = new URL(call.url);
  for (let redirects = 0; ; redirects += 1) {
    const response = await fetch(url, { ...call.init, signal, redirect: 'manual' });
    const location = response.headers.get('location');
    if (![301, 302, 303, 307, 308].includes(response.status) || !location) return response;
    if (call.init?.redirect === 'manual') return response;
    await response.body?.cancel();
    const next = new URL(location, url);
    if (next.origin !== url.origin || !isRead(call) || redirects === mostRedirects)
      throw new UpstreamError(call.service, 'refused', {
        status: response.status,
        detail: 'redirects elsewhere',
      });
    url = next;
  }
};

/** Browsers named the push services, and pictures have several sources: each host has a circuit of its own. */
const findCircuit = ({ service, url }: UpstreamCall): CircuitName =>
  (service === 'push' || service === 'images') && URL.canParse(url)
    ? `${service} ${new URL(url).host}`
    : service;

/** Throws what a call would throw while its circuit is open: for what is to be paid before it. */
export const refuseWhileShut = (service: Service, circuit: CircuitName = service): void => {
  if (breaker.isShut(circuit)) throw new UpstreamError(service, 'open');
};

/** One attempt. The body is read here, so that the deadline covers it and the slot is free afterwards. */
const attempt = async (call: UpstreamCall, deadline: Deadline): Promise<Response> => {
  const { service } = call;
  const circuit = findCircuit(call);
  try {
    const response = await fetchWithin(call, deadline.signal);
    const { status } = response;
    const bytes = await readBytes(response.body, call.mostBytes ?? mostBytes, deadline.signal);
    if (bytes === 'too-large')
      throw new UpstreamError(service, 'malformed', { status, detail: 'too large', unanswered: true });
    if (status >= 500 || status === 429) {
      breaker.fail(circuit, status === 429 ? readRetryAfter(response) : 0);
      throw new UpstreamError(service, 'status', { status, unanswered: lostAnswers.includes(status) });
    }
    breaker.succeed(circuit);
    const empty = bytes.byteLength === 0 || [204, 205, 304].includes(status);
    return new Response(empty ? null : bytes, { status, headers: response.headers });
  } catch (error) {
    if (error instanceof UpstreamError) {
      // It answers, with what we do not take. Of pictures a stranger may have asked for just that.
      if (error.reason !== 'status') breaker[service === 'images' ? 'succeed' : 'fail'](circuit);
      throw error;
    }
    breaker.fail(circuit);
    // The message of a network error may hold an address, so it is not passed on.
    throw new UpstreamError(service, deadline.signal.aborted ? 'timeout' : 'refused', { unanswered: true });
  }
};

const mayRetry = (call: UpstreamCall, error: unknown, deadline: Deadline): boolean =>
  isRead(call) &&
  error instanceof UpstreamError &&
  (error.status ? error.reason === 'status' && error.status !== 429 : error.reason === 'refused') &&
  deadline.left() > leastRetryMilliseconds;

/**
 * Calls an upstream: within a deadline, not while its circuit is open, at most three calls at a time, with a retry only
 * when that is safe. Answers below 500, except 429, are returned with their body; anything else throws an
 * `UpstreamError`.
 */
export const callUpstream = async (env: KitBindings, call: UpstreamCall): Promise<Response> => {
  const { service } = call;
  const circuit = findCircuit(call);
  const isAllowed = service === 'push' ? isPushEndpoint : isAllowedOrigin;
  if (!URL.canParse(call.url) || !isAllowed(env, new URL(call.url)))
    throw new UpstreamError(service, 'refused', { detail: 'is not at a configured address' });
  const deadlineMs = call.deadlineMs ?? 2_500;
  let deadline = createDeadline(deadlineMs);
  try {
    for (let attempts = 1; ; attempts += 1) {
      refuseWhileShut(service, circuit);
      const waitsUntil = call.queueMs === undefined ? deadline.at : Date.now() + call.queueMs;
      // A stranger names hosts of `push`, so that they share their places.
      const places = service === 'push' ? service : circuit;
      const release = await bulkhead.enter(places, waitsUntil, call.queueMs === undefined ? 0 : deadlineMs);
      if (!release) throw new UpstreamError(service, 'timeout', { detail: 'has no free place' });
      try {
        if (call.isWanted && !call.isWanted())
          throw new UpstreamError(service, 'refused', { detail: 'is not asked any more' });
        if (!breaker.admits(circuit)) throw new UpstreamError(service, 'open');
        if (call.queueMs !== undefined) {
          deadline.clear();
          deadline = createDeadline(deadlineMs);
        }
        return await attempt(call, deadline);
      } catch (error) {
        if (attempts === mostAttempts || !mayRetry(call, error, deadline)) throw error;
      } finally {
        release();
      }
      await wait(50 + Math.random() * 100);
    }
  } finally {
    deadline.clear();
  }
};

/** What an upstream answers, as JSON of this schema. */
export const readUpstream = async <S extends v.GenericSchema>(
  env: KitBindings,
  call: UpstreamCall,
  schema: S,
): Promise<v.InferOutput<S>> => readJson(await callUpstream(env, call), schema, call.service);
