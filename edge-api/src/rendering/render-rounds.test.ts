import type { RenderReply, RenderRequest } from '@binnen/contracts/render';
import { expect, test } from 'vitest';
import type { ReadApi } from './read-api.ts';
import { createReadMemory, renderInRounds } from './render-rounds.ts';

const call = '/objects/archive/?limit=2';
const request = { url: 'https://binnen.example/aanbod', now: 0 };

/**
 * A shell that needs one answer. It keeps the answer by its version, unless it is an old shell or was told to forget.
 */
const createShell = ({ isOld = false } = {}) => {
  const kept = new Map<string, string>();
  const asked: RenderRequest[] = [];
  const render = async (given: RenderRequest): Promise<RenderReply> => {
    asked.push(given);
    const version = given.versions?.[call];
    const text = given.data[call] ?? (version && !isOld ? kept.get(version) : undefined);
    if (typeof text !== 'string') return { reads: [call] };
    if (version) kept.set(version, text);
    const html = new TextEncoder().encode(text);
    return {
      status: 200,
      html: [html, html, html],
      pattern: null,
      widgets: [],
      used: [call],
      ...(isOld ? {} : { keeps: true }),
    };
  };
  return { render, asked, forget: () => kept.clear() };
};

const createReads = () => {
  let version = 1;
  const readApi: ReadApi = async () => ({
    result: `{"version":${version}}`,
    version: `"${version}"`,
  });
  return {
    readApi,
    change: () => {
      version += 1;
    },
  };
};

const bodyOf = (page: { html: Uint8Array[] }) => new TextDecoder().decode(page.html[1]);

test('an answer that the isolate keeps is not sent to it again, and is still in the page', async () => {
  const { render, asked } = createShell();
  const { readApi } = createReads();
  const memory = createReadMemory();
  const first = await renderInRounds(render, readApi, memory, request);
  const second = await renderInRounds(render, readApi, memory, request);
  expect(asked.at(-1)).toMatchObject({ data: {}, versions: { [call]: '"1"' } });
  expect(second.rounds).toBe(1);
  expect(second.data).toEqual(first.data);
  expect(bodyOf(second)).toBe(bodyOf(first));
});

test('an answer that changed is sent whole', async () => {
  const { render } = createShell();
  const { readApi, change } = createReads();
  const memory = createReadMemory();
  await renderInRounds(render, readApi, memory, request);
  change();
  const page = await renderInRounds(render, readApi, memory, request);
  expect(page.rounds).toBe(1);
  expect(bodyOf(page)).toBe('{"version":2}');
});

test('when an isolate forgot an answer, it is sent whole, in one more round', async () => {
  const { render, forget } = createShell();
  const { readApi } = createReads();
  const memory = createReadMemory();
  await renderInRounds(render, readApi, memory, request);
  forget();
  const page = await renderInRounds(render, readApi, memory, request);
  expect(page.rounds).toBe(2);
  expect(bodyOf(page)).toBe('{"version":1}');
  expect((await renderInRounds(render, readApi, memory, request)).rounds).toBe(1);
});

test('a shell that does not know versions gets every answer whole', async () => {
  const { render } = createShell({ isOld: true });
  const { readApi } = createReads();
  const memory = createReadMemory();
  await renderInRounds(render, readApi, memory, request);
  const page = await renderInRounds(render, readApi, memory, request);
  expect(page.rounds).toBe(1);
  expect(bodyOf(page)).toBe('{"version":1}');
});

test.each([
  [{ status: 503, code: 'upstream-unavailable' }, false],
  [{ status: 429, code: 'rate-limited' }, false],
  [{ status: 404, code: 'not-found' }, true],
])('a page whose read answered %j is whole, and may be kept for others: %s', async (result, isWhole) => {
  const empty = new Uint8Array();
  const render = async ({ data }: RenderRequest): Promise<RenderReply> =>
    data[call]
      ? { status: 200, html: [empty, empty, empty], pattern: null, widgets: [], used: [call] }
      : { reads: [call] };
  const page = await renderInRounds(render, async () => ({ result }), createReadMemory(), request);
  expect(page.isWhole).toBe(isWhole);
});
