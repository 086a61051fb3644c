import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '@binnen/platform/contract/composition';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runCommand } from '../commands.ts';
import { formatType, writeTypes } from './write-types.ts';

const text = { type: 'string' };
const nothing = { scripts: [], styles: [] };

const release = (
  remote: string,
  version: string,
  props: Record<string, unknown>,
  more: Partial<Release> = {},
) => ({
  remote,
  version,
  contract: 1,
  pages: {},
  widgets: {},
  offers: { newest: { says: 'The newest homes.', props, placeable: false, late: 'gap' } },
  reads: [],
  entry: 'remoteEntry.js',
  assets: nothing,
  client: [],
  server: [],
  ...more,
});
const object = (properties: Record<string, object>, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
});

const first = release(
  'mf-listings',
  '1.0.0',
  object({ plaats: text, aantal: { type: 'integer' } }, ['plaats']),
);
const wider = release(
  'mf-listings',
  '1.1.0',
  object({ plaats: text, aantal: { type: 'integer' }, titel: text }, ['plaats']),
);
const narrower = release(
  'mf-listings',
  '2.0.0',
  object({ plaats: { enum: ['Deventer'] }, soort: text }, ['plaats', 'soort']),
);
let published: (typeof first)[] = [];
let live = first;

const server = createServer((request, response) => {
  response.setHeader('content-type', 'application/json');
  if (request.url === '/_platform/composition/releases')
    return response.end(JSON.stringify({ releases: [live] }));
  const found = published.find(
    (each) => request.url === `/_platform/releases/${each.remote}/${each.version}`,
  );
  response.statusCode = found ? 200 : 404;
  return response.end(
    JSON.stringify(found ?? { code: 'not-found', status: 404, title: '', message: '', type: '' }),
  );
});
let root = '';
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, resolve)));
afterAll(() => server.close());
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'binnen-types-'));
  mkdirSync(path.join(root, 'src'));
  live = first;
  published = [first, wider, narrower];
  return () => rmSync(root, { recursive: true });
});
const run = (...words: string[]) => {
  const { port } = server.address() as AddressInfo;
  return runCommand(['types', ...words], { url: `http://localhost:${port}`, token: 't' }, root);
};
const read = () => readFileSync(path.join(root, 'src/offered-widgets.d.ts'), 'utf8');
const uses = (...names: string[]) => {
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  const own = release('mf-rentals', '1.0.0', {}, { uses: names, offers: {} });
  writeFileSync(path.join(root, 'dist/release.json'), JSON.stringify(own));
};

test.each([
  [{ anyOf: [text, { type: 'null' }] }, 'string | null'],
  [{ enum: ["it's", 3] }, String.raw`'it\'s' | 3`],
  [{ type: 'array', items: { enum: ['a', 'b'] } }, "readonly ('a' | 'b')[]"],
  [{ type: 'object', additionalProperties: { type: 'integer' } }, 'Record<string, number>'],
  [
    object({ 'aria-label': text, a: object({ b: text }, ['b']) }),
    "{ 'aria-label'?: string | undefined; a?: { b: string } | undefined }",
  ],
  [{}, 'unknown'],
])('%j is %s', (schema, type) => expect(formatType(schema)).toBe(type));

test('the widgets of what is live are typed, by the compiler too', async () => {
  await run();
  expect(read()).toContain('// mf-listings@1.0.0\n');
  const source = `import type { WidgetProps } from '@binnen/platform';
    export const right: WidgetProps<'newest'> = { plaats: 'Deventer' };
    // @ts-expect-error It needs a place.
    export const wrong: WidgetProps<'newest'> = { aantal: 3 };`;
  writeFileSync(path.join(root, 'src/page.ts'), source);
  const at = (file: string) => path.resolve(import.meta.dirname, '../../../..', file);
  const options = {
    extends: at('tsconfig.base.json'),
    compilerOptions: {
      noEmit: true,
      types: [],
      paths: { '@binnen/platform': [at('packages/platform/src/index.ts')] },
    },
    include: ['src'],
  };
  writeFileSync(path.join(root, 'tsconfig.json'), JSON.stringify(options));
  const compile = () => execFileSync(at('node_modules/.bin/tsc'), ['-p', root], { encoding: 'utf8' });
  expect(compile()).toBe('');
});

test('a release that is named takes the place of the live one', async () => {
  const { lines } = await run('mf-listings@2.0.0');
  expect(lines).toEqual(['Wrote src/offered-widgets.d.ts with 1 widgets of', '  mf-listings@2.0.0']);
  expect(read()).toContain("newest: { plaats: 'Deventer'; soort: string };");
});

test('--check says what no longer fits, and fails for what this remote uses alone', async () => {
  await expect(run('--check')).rejects.toThrow('is not there yet. Write it first: pnpm remote types');
  await run();
  expect((await run('--check')).failed).toBe(false);
  live = wider;
  expect(await run('--check')).toMatchObject({ failed: false, result: { broken: [], changed: ['newest'] } });
  live = narrower;
  uses('newest');
  const checked = await run('--check');
  expect(checked.failed).toBe(true);
  expect(checked.lines.slice(0, -1)).toEqual([
    'The widget "newest": aantal is no longer taken.',
    'The widget "newest": soort is required now.',
    'The widget "newest": plaats no longer takes every value.',
  ]);
  uses();
  expect((await run('--check')).failed).toBe(false);
});

test('--check names a release that the edge has forgotten, but for one whose widgets are as they were', async () => {
  await run();
  published = [];
  live = { ...first, version: '1.0.1' };
  expect(await run('--check')).toMatchObject({ failed: false, result: { broken: [], changed: [] } });
  // As Git checks it out on Windows.
  writeFileSync(path.join(root, 'src/offered-widgets.d.ts'), read().replaceAll('\n', '\r\n'));
  expect(await run('--check')).toMatchObject({ failed: false, result: { broken: [], changed: [] } });
  const says =
    'The edge has mf-listings@1.0.0 no more, which src/offered-widgets.d.ts was written from. Write it anew: pnpm remote types';
  const newer = { says: 'The newest homes.', props: {}, placeable: false, late: 'gap' } as const;
  const renamed = release('mf-listings', '1.0.1', {}, { offers: { newer } });
  for (const other of [wider, renamed]) {
    live = other;
    await expect(run('--check')).rejects.toMatchObject({ code: 'no-types', message: says });
  }
  await expect(run('mf-listings@9.0.0')).rejects.toMatchObject({
    code: 'not-found',
    message: expect.stringContaining('mf-listings@9.0.0'),
  });
});

test('whatever another team writes in its contracts, the declarations have its widgets and nothing else', () => {
  const evil = "x'; }}}\nexport const evil: any; //";
  const props = object({
    [evil]: text,
    met: { type: 'string; evil: any' },
    keuze: { enum: [evil, '\\'] },
  });
  const offers = {
    [evil]: {
      says: '**//\n} } }\nexport const evil: any; /*',
      props,
      placeable: false,
      late: 'gap' as const,
    },
  };
  const written = writeTypes([{ remote: 'mf-news', version: '1.0.0', offers }]);
  expect(written.split('\n').filter((line) => /^\s*export/.test(line))).toEqual([
    "export type { Register } from '@binnen/platform';",
  ]);
  const quoted = `'${evil.replace("'", String.raw`\'`).replace('\n', String.raw`\n`)}'`;
  expect(written.match(/\*\//g)).toHaveLength(1);
  expect(written).toContain(
    `${quoted}: { ${quoted}?: string | undefined; met?: unknown | undefined; keuze?: ${quoted} | '\\\\' | undefined };`,
  );
});
