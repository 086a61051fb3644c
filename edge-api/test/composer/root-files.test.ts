import { expect, test } from 'vitest';
import { ask, createToyShell, describeFile, promote, readRefusal, upload } from '../releases.ts';

const createShellWith = async (version: string, files: Record<string, string>) => {
  const shell = await createToyShell(version);
  for (const [path, text] of Object.entries(files)) {
    shell.record.client.push(await describeFile(path, text));
    shell.files[`client/${path}`] = text;
  }
  return shell;
};

// A service worker that misses one of them is not installed.
const rootFiles = {
  'root/offline.html': ['<h1>Geen verbinding</h1>', 'text/html; charset=utf-8'],
  'root/offline.css': ['h1 { color: green }', 'text/css; charset=utf-8'],
  'root/favicon.svg': ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
  'root/sw.js': ['// worker', 'text/javascript; charset=utf-8'],
  'root/manifest.webmanifest': ['{}', 'application/manifest+json'],
  'root/links.speculationrules': ['{}', 'application/speculationrules+json'],
} as const;

test('the files of the site’s root are those of the live shell, whatever the edge was deployed with', async () => {
  const texts = Object.fromEntries(Object.entries(rootFiles).map(([path, [text]]) => [path, text]));
  await upload(await createShellWith('7.0.0', texts));
  expect((await promote({ shell: '7.0.0' })).status).toBe(200);
  for (const [path, [text, type]] of Object.entries(rootFiles)) {
    const answer = await ask(path.replace('root', ''));
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get('content-type'), path).toBe(type);
    expect(await answer.text(), path).toBe(text);
  }
  const policy = (await ask('/offline.html')).headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
});

test('a release with a file that the edge would not serve is refused, and hears which it serves', async () => {
  for (const path of ['pagina.html', 'kaart.pmtiles']) {
    const refused = await upload(await createShellWith('7.1.0', { [path]: 'x' }));
    expect(refused.status).toBe(422);
    expect((await readRefusal(refused)).errors).toEqual([
      { field: `client/${path}`, message: expect.stringContaining('Expected one that ends in .js, .css,') },
    ]);
  }
});
