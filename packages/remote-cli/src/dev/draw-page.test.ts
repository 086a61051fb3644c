import type { RenderReply, RenderRequest } from '@binnen/platform/render-protocol';
import { expect, test } from 'vitest';
import { createPageDrawer } from './draw-page.ts';

/** Draws an answer whose loader waits for so many reads, one after the other. */
const drawAfter = (reads: number) => {
  const calls = Array.from({ length: reads }, (_, at) => `/call/${at}`);
  const empty = new Uint8Array();
  const render = async ({ data }: RenderRequest): Promise<RenderReply> => {
    const missing = calls.find((call) => !(call in data));
    return missing === undefined
      ? { status: 200, html: [empty, empty, empty], pattern: null, widgets: [], used: calls, maxAge: 0 }
      : { reads: [missing] };
  };
  const drawer = createPageDrawer([], render, async () => '{}', new Map(), '');
  return drawer.draw('https://binnen.example/tuin');
};

test('a page that the edge would render too often to show is not shown in dev or in a rehearsal either', async () => {
  await expect(drawAfter(3)).resolves.toMatchObject({ status: 200 });
  await expect(drawAfter(4)).rejects.toThrow('still missed reads after 4 rounds');
});

test('a query parameter that no page names is told by its name, but for those of campaigns', () => {
  const unused = () => Promise.reject(new Error('Nothing is drawn'));
  const { findUndeclared } = createPageDrawer([], unused, unused, new Map(), '');
  const address = 'https://binnen.example/tuin?slaapkamers=4&soort=&utm_source=brief&email=a%40b.nl';
  expect(findUndeclared(new URL(address))).toEqual(['slaapkamers']);
});
