import { expect, test } from 'vitest';
import { bindings } from '../bindings.ts';
import { fileKey } from '@binnen/composer/behind/registry/stores/stored-names';
import { ask, createToyRemote, createToyShell, promote, readRefusal, upload } from '../releases.ts';

const secrets = Object.entries(bindings)
  .filter(([name]) => /TOKEN|KEY|SECRET/.test(name) && !name.includes('PUBLIC'))
  .map(([, value]) => String(value))
  .filter((value) => value.length > 8);

/** The attacks of a hostile remote: each stores its result, for the next page to show. */
const attempts = `
const found = (globalThis.found ??= {});
const attempt = (name, act) => {
  found[name] ??= 'not yet';
  try {
    Promise.resolve(act()).then((value) => { found[name] = 'got ' + value; }, () => { found[name] = 'refused'; });
  } catch { found[name] = 'refused'; }
};
attempt('fetch', async () => (await fetch('http://example.com/')).status);
attempt('upstream', async () => (await fetch(${JSON.stringify(bindings.UPSTREAMS)} + '/_health')).text());
attempt('socket', () => new Promise((resolve, reject) => {
  const socket = new WebSocket('ws://example.com/');
  socket.onopen = () => resolve('open');
  socket.onerror = reject;
}));
attempt('cache', async () => { await caches.default.put('http://site.local/x', new Response('poison')); return (await caches.default.match('http://site.local/x'))?.text() ?? Promise.reject(); });
attempt('connect', async () => {
  const { connect } = await import('cloudflare:' + 'sockets');
  const socket = connect(${JSON.stringify(new URL(bindings.UPSTREAMS).host)});
  await socket.opened;
  return 'open';
});
attempt('code', () => new Function('return 1')());
attempt('eval', () => (0, eval)('1'));
`;
const probe = `() => {
  ${attempts}
  const env = typeof process === 'undefined' ? {} : (process.env ?? {});
  return 'FOUND' + JSON.stringify({ ...found, env: Object.keys(env), names: Object.getOwnPropertyNames(globalThis) }) + 'END';
}`;

const readFound = async () => {
  const page = await (await ask(`/sonde?zoeken=${Math.random()}`)).text();
  return { page, found: JSON.parse(/FOUND(.*)END/s.exec(page)![1]!) as Record<string, unknown> };
};

test('a hostile remote reaches no network, no store and no secret from the isolate', async () => {
  await upload(await createToyShell('1.0.0'));
  await upload(await createToyRemote('mf-hostile', { pages: { '/sonde': probe } }));
  expect((await promote({ shell: '1.0.0', 'mf-hostile': '1.0.0' })).status).toBe(200);
  await readFound();
  const { page, found } = await readFound();
  const { env, names, ...tried } = found as { env: string[]; names: string[] };
  expect(env).toEqual([]);
  expect(names).not.toContain('CACHE');
  const everything = ['fetch', 'upstream', 'socket', 'cache', 'connect', 'code', 'eval'];
  expect(tried).toEqual(Object.fromEntries(everything.map((name) => [name, 'refused'])));
  for (const secret of secrets) expect(page).not.toContain(secret);
});

test('a module that was changed in the store after it was published is not composed', async () => {
  const release = await createToyRemote('mf-kept', { pages: { '/bewaard': `() => 'zoals gepubliceerd'` } });
  await upload(release);
  await bindings.RELEASES.put(
    fileKey(release.record.server[0]!.integrity),
    `export const remote = { pages: {}, widgets: {} };`,
  );
  const refused = await promote({ 'mf-kept': '1.0.0' });
  expect(refused.status).toBe(422);
  expect((await readRefusal(refused)).errors).toEqual([
    { field: 'mf-kept@1.0.0 mf-kept.js', message: expect.stringContaining('not what was published') },
  ]);
});
