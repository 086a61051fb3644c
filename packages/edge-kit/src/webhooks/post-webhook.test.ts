import { afterEach, expect, test, vi } from 'vitest';
import { postWebhook } from './post-webhook.ts';

afterEach(() => void vi.unstubAllGlobals());

const googleChat = 'https://chat.googleapis.com/v1/spaces/AAA/messages?key=k&token=t';

/** Takes what is a message of Google Chat, which answers 400 to fields that it does not know. */
const listen = () => {
  const taken: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const message: Record<string, unknown> = JSON.parse(body);
    if (Object.keys(message).join() !== 'text') return new Response(null, { status: 400 });
    taken.push(message['text']);
    return Response.json({});
  });
  return taken;
};

test.each([
  [{ text: 'NOW: leads wait', conditions: [] }, 'NOW: leads wait'],
  [{ seq: 1, form: 'contact' }, 'needs-somebody {"seq":1,"form":"contact"}'],
])('Google Chat takes %j', async (report, text) => {
  const taken = listen();
  expect(await postWebhook(googleChat, 'needs-somebody', report)).toBe(true);
  expect(taken).toEqual([text]);
});
