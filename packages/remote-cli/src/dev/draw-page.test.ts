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
