import { composer } from '../site/composer.ts';
import { createExecutionContext, reset, waitOnExecutionContext } from 'cloudflare:test';
import { apiPaths } from '@binnen/contracts/api-paths';
import { beforeEach, expect, test } from 'vitest';
import { bindings } from '../../test/bindings.ts';
import { createApp } from '../app/create-app.ts';
import { clearIsolateCache } from '@binnen/edge-kit/caching/isolate-cache';
import type { Bindings } from '../environment/env.ts';
import worker from '../worker.ts';
import { answerKnown } from './answer-known.ts';

const id = 'a-request-of-this-test';
const app = createApp();
const createRequest = (path: string, init: RequestInit = {}): Request =>
  new Request(`https://binnen.example${path}`, { ...init, headers: { 'x-request-id': id, ...init.headers } });

const askWorker = async (path: string, init?: RequestInit, env: Bindings = bindings): Promise<Response> => {
  const context = createExecutionContext();
  const request = createRequest(path, init) as Parameters<typeof worker.fetch>[0];
  const response = await worker.fetch(request, env, context);
  await waitOnExecutionContext(context);
  return response;
};

const isKnown = (path: string, init?: RequestInit, env: Bindings = bindings): boolean =>
  answerKnown(createRequest(path, init), env) !== null;

const { shortTexts, longTexts, socials, employees, trust, authors, packages, lenders } = apiPaths;
const { mortgageTerms, frame, pageFields } = apiPaths;

beforeEach(async () => {
  await reset();
  clearIsolateCache();
});

test.each([
  ...[shortTexts, longTexts, socials, employees, trust, authors],
  ...[packages, lenders, mortgageTerms, frame, pageFields],
])('%s from memory has the body and every header of the app', async (path) => {
  expect(isKnown(path)).toBe(false);
  await askWorker(path);
  expect(isKnown(path)).toBe(true);
  // Age and time differ between two moments.
  const describe = async (reply: Response) => ({
    body: await reply.text(),
    status: reply.status,
    headers: [...reply.headers]
      .map(([name, value]) => [name, value.replace(/(age|ttl|dur)=[\d.]+/, '$1=')])
      .filter(([name]) => name !== 'age'),
  });
  const known = await describe(await askWorker(path));
  const ofApp = await app.fetch(createRequest(path), bindings, createExecutionContext());
  expect(known).toEqual(await describe(ofApp));
  expect(known.headers).toContainEqual(['x-request-id', id]);
  expect(known.headers).toContainEqual(['vary', 'Origin, Accept-Encoding']);
});

test('HTTPS is asked for as many hosts as by the app: a browser goes by the last reply', async () => {
  const env = { ...bindings, HSTS: 'subdomains' };
  const readTransport = async () =>
    (await askWorker(frame, {}, env)).headers.get('strict-transport-security');
  const ofApp = await readTransport();
  expect(ofApp).toContain('includeSubDomains');
  expect(isKnown(frame, {}, env)).toBe(true);
  expect(await readTransport()).toBe(ofApp);
});

test('only a plain read is answered from memory', async () => {
  await askWorker(frame);
  expect(isKnown(frame)).toBe(true);
  expect(isKnown(`${frame}?refresh_cache=true`)).toBe(false);
  expect(isKnown(frame, { method: 'POST' })).toBe(false);
  expect(isKnown(frame, { headers: { origin: 'https://partner.example' } })).toBe(false);
  expect(isKnown(frame, { headers: { 'if-none-match': '*' } })).toBe(false);
  expect(isKnown(frame, {}, { ...bindings, LOG_REQUESTS: 'true' })).toBe(false);
});

test('after a purge the next answer is stale, and the one after it new', async () => {
  await askWorker(frame);
  await composer.purgeTags(bindings, ['content:frame']);
  const status = async () => (await askWorker(frame)).headers.get('cache-status');
  expect(await status()).toContain('detail=stale');
  expect(await status()).toMatch(/hit; ttl=\d+$/);
});
