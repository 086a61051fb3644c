import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startRawWorkerd } from '../raw-workerd.ts';

let edge: Awaited<ReturnType<typeof startRawWorkerd>>;
beforeAll(async () => {
  edge = await startRawWorkerd('test/storm/host/worker.ts', {});
}, 60_000);
afterAll(() => edge.stop());

/** As a client that writes its own `Host` header. */
const ask = (host: string): Promise<{ status: number; type: string; body: string }> =>
  new Promise((resolve, reject) => {
    const asked = request(edge.url, { headers: { host } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    asked.on('error', reject).end();
  });

test.each(['a, b', 'a b', '[', 'a:b:c', 'binnen.example, evil.example'])(
  'a Host header that is no host gets a problem document: %s',
  async (host) => {
    const { status, type, body } = await ask(host);
    expect(status).toBe(400);
    expect(type).toBe('application/problem+json');
    expect(JSON.parse(body)).toMatchObject({ code: 'bad-request', detail: 'The "Host" header is no host.' });
  },
);

test('any other host is a host', async () => {
  expect(await ask('binnen.example')).toMatchObject({ status: 200, body: 'binnen.example' });
});
