import type { RenderReply, RenderRequest } from '@binnen/platform/render-protocol';
import { expect, test } from 'vitest';
import type { ReadApi } from '@binnen/composer/behind/pages/rendering/read-api';
import { renderInRounds } from '@binnen/composer/behind/pages/rendering/render-rounds';

const call = '/objects/archive/?limit=2';
const request = { url: 'https://binnen.example/aanbod', now: 0 };

test('what a page read is read at once the next time, and sent whole', async () => {
  let version = 1;
  const asked: RenderRequest[] = [];
  const render = async (given: RenderRequest): Promise<RenderReply> => {
    asked.push(given);
    const text = given.data[call];
    if (typeof text !== 'string') return { reads: [call] };
    const html = new TextEncoder().encode(text);
    return { status: 200, html: [html, html, html], pattern: null, widgets: [], used: [call] };
  };
  const readApi: ReadApi = async () => ({ result: `{"version":${version}}` });
  const memory = new Map();
  const first = await renderInRounds(render, readApi, memory, request);
  version += 1;
  const second = await renderInRounds(render, readApi, memory, request);
  expect([first.rounds, second.rounds]).toEqual([2, 1]);
  expect(asked.map(({ data }) => data)).toEqual([
    {},
    { [call]: '{"version":1}' },
    { [call]: '{"version":2}' },
  ]);
  expect(new TextDecoder().decode(second.html[1])).toBe('{"version":2}');
  expect(second.data).toEqual({ [call]: '{"version":2}' });
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
  const page = await renderInRounds(render, async () => ({ result }), new Map(), request);
  expect(page.isWhole).toBe(isWhole);
});

test('addresses of any length leave nothing behind that an isolate has no room for', async () => {
  const empty = new Uint8Array();
  const memory = new Map<string, string[]>();
  const zoeken = 'q'.repeat(14_000);
  const render = async ({ url, data }: RenderRequest): Promise<RenderReply> => {
    const own = `${call}&zoeken=${url}`;
    return data[own]
      ? { status: 200, html: [empty, empty, empty], pattern: null, widgets: [], used: [own] }
      : { reads: [own] };
  };
  for (let visit = 0; visit < 2_000; visit++) {
    const url = `${request.url}?zoeken=${visit}${zoeken}`;
    await renderInRounds(render, async () => ({ result: '{}' }), memory, { url, now: 0 });
  }
  expect(JSON.stringify([...memory]).length).toBeLessThan(10_000_000);
});
