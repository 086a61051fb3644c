import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { Sequencer } from './test/sequencer.ts';

const at = (name: string) => path.join(import.meta.dirname, name);

// wrangler requires the folder of the built-in composition's files, although no test here uses its content.
mkdirSync(at('dist/assets'), { recursive: true });

/** The configuration of `npm start`, with the addresses of this run's stand-ins. */
const readBindings = (upstreams: string, awkward: string) => {
  const local = parseEnv(readFileSync(at('local.env'), 'utf8'));
  const bindings = Object.entries(local).map(([name, value]) => [
    name,
    value!.replaceAll('http://localhost:8790', upstreams),
  ]);
  const known: Record<string, string> = Object.fromEntries(bindings);
  const MAP_TILES_URL = `${upstreams}/tiles/brt/achtergrondkaart/wmts/v2_0/pastel/EPSG:3857`;
  const IMAGE_ORIGINS = `${known['IMAGE_ORIGINS']} awkward=${awkward}`;
  return {
    ...known,
    IMAGE_ORIGINS,
    MAP_TILES_URL,
    UPSTREAMS: upstreams,
    AWKWARD: awkward,
  };
};

/** Nearly all tests: inside workerd, over real HTTP. */
export const inWorkerd = {
  plugins: [
    cloudflareTest(({ inject }) => ({
      main: './test/worker.ts',
      wrangler: { configPath: './wrangler.jsonc' },
      miniflare: { bindings: readBindings(inject('upstreams'), inject('awkward')) },
    })),
  ],
  resolve: {
    alias: [
      // Routes can be tested without a build of shell and remotes.
      {
        find: /^.*\/dist\/built-in\/(?=composition\.json$|remotes\.js$)/,
        replacement: at('test/built-in/'),
      },
    ],
  },
  test: {
    name: 'workerd',
    include: ['src/**/*.test.ts', 'test/*.test.ts', 'test/{composer,edge-kit,upstreams}/*.test.ts'],
    globalSetup: ['./test/stand-ins-setup.ts'],
    // sanitize-html contains CommonJS that workerd cannot load file by file.
    deps: { optimizer: { ssr: { enabled: true, include: ['@binnen/upstreams > sanitize-html'] } } },
    testTimeout: 20_000,
    // A machine that does much at once is slow, not wrong.
    expect: { poll: { timeout: 10_000 } },
    // The runner's own is not a project's: its hooks had ten seconds, in which a busy machine starts no whole Worker.
    hookTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
};

/** They load the whole Worker as a new isolate does, some of it late: each has a workerd of its own. */
const loadTheWorker = [
  'src/content/answer-known.test.ts',
  'src/health/unconfigured.test.ts',
  'src/health/watch/{alarms,watch}.test.ts',
  'test/composer/{canary.security,cold-edge,failing-stores,unasked-pages,watch}.test.ts',
];
const alone = { ...inWorkerd, test: { ...inWorkerd.test, name: 'workerd-alone', include: loadTheWorker } };

/** All others: one workerd, in which each file finds new modules and no data. */
const together = {
  ...inWorkerd,
  test: {
    ...inWorkerd.test,
    exclude: loadTheWorker,
    setupFiles: ['./test/fresh-edge-setup.ts'],
    isolate: false,
  },
};

/** From outside: only a real client can cancel a request. */
const fromOutside = {
  test: { name: 'outside', include: ['test/{storm,simulation}/**/*.test.ts'], testTimeout: 20_000 },
};

// One file at a time: they share the stand-ins, and some switch faults on.
export default defineConfig({
  test: {
    projects: [together, alone, fromOutside],
    fileParallelism: false,
    sequence: { sequencer: Sequencer },
  },
});
