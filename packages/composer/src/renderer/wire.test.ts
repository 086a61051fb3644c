import type { Rendered } from '@binnen/platform/render-protocol';
import { expect, test } from 'vitest';
import { readReply, writeReply } from './wire.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const page: Rendered = {
  status: 200,
  html: [encode('<head>€'), encode(''), encode('</body>')],
  pattern: '/lus/:what',
  widgets: ['search'],
  used: ['/objects/archive/?limit=12'],
};

test('a document arrives as it was rendered, with all that is said of it', async () => {
  expect(await readReply(writeReply(page))).toEqual(page);
});

test('missing reads arrive as they are', async () => {
  expect(await readReply(writeReply({ reads: ['/content/frame'] }))).toEqual({ reads: ['/content/frame'] });
});

test('a document that was cut off is no document', async () => {
  const whole = writeReply(page);
  const bytes = await whole.clone().arrayBuffer();
  const cut = new Response(bytes.slice(0, -3), { headers: whole.headers });
  await expect(readReply(cut)).rejects.toThrow('cut off');
});
