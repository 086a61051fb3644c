import type { Layers } from './layers.ts';

export interface Rules {
  /** The packages that a package may import, by folder. Data goes down this table; nothing goes sideways. */
  packages: Readonly<Record<string, readonly string[]>>;
  /** Whose code a visitor's browser runs. */
  inBrowsers: readonly string[];
  /** What tests and tools may import beside that: the services that answer, and what a package is built and tested with. */
  inTests: readonly string[];
  /** Dependencies that are for some packages alone. */
  reserved: readonly { dependency: string; to: readonly string[]; why: string }[];
  layers: Readonly<Record<string, Layers>>;
}

const contracts = 'packages/contracts';
const ofFrontEnds = [contracts, 'packages/platform', 'packages/design'];
const remotes = 'mf-*';

/** Who may import whom. Each package of the workspace has a row. */
export const rules: Rules = {
  packages: {
    [contracts]: [],
    'packages/platform': [contracts],
    'packages/design': [contracts],
    shell: ofFrontEnds,
    [remotes]: ofFrontEnds,
    'edge-api': [contracts],
    'packages/build': [contracts, 'packages/platform'],
    'packages/remote-cli': [contracts],
    'packages/create-binnen-remote': [contracts],
    // Tests of a remote by its team; only tests import it.
    'packages/remote-testing': ofFrontEnds,
    'packages/demo-data': [],
    'packages/stand-ins': ['packages/demo-data'],
    // Of the API's document alone, as a stranger's client would be.
    'packages/api-client': [],
    'packages/scripts': [
      contracts,
      'packages/api-client',
      'packages/build',
      'packages/create-binnen-remote',
      'packages/remote-cli',
      'packages/remote-testing',
      'edge-api',
    ],
    'packages/e2e': [
      contracts,
      'packages/api-client',
      'packages/build',
      'packages/create-binnen-remote',
      'packages/remote-cli',
      'packages/scripts',
      'packages/stand-ins',
    ],
    // The benchmarks build a monolith of the same sources, to compare with.
    'packages/bench': [contracts, 'packages/build', 'packages/scripts', 'edge-api', remotes],
  },
  inBrowsers: [...ofFrontEnds, 'shell', remotes],
  inTests: [
    contracts,
    'packages/demo-data',
    'packages/stand-ins',
    'packages/build',
    'packages/remote-testing',
  ],
  reserved: [
    {
      dependency: 'react-router',
      to: ['shell', 'packages/platform', 'packages/remote-testing'],
      why: 'the site has one router, and what pages need of it is in @binnen/platform',
    },
    {
      dependency: 'react-dom',
      to: ['shell', 'packages/remote-testing'],
      why: 'a composition does not share it',
    },
  ],
  layers: {
    'edge-api': [
      ['worker.ts'],
      ['app.ts'],
      ['api.ts'],
      ['openapi'],
      ['console'],
      ['backups', 'explaining', 'health', 'replays/routes.ts'],
      ['content', 'leads', 'valuation'],
      ['addresses', 'listings', 'rendering', 'tracking'],
      ['caching', 'composition', 'pictures', 'replays'],
      ['previews'],
      ['canary'],
      ['headers'],
      [
        'kept-routes.ts',
        'method-not-allowed.ts',
        'openapi/describe.ts',
        'parse-query.ts',
        'query-values.ts',
        'protection',
      ],
      ['problem.ts'],
      ['registry', 'renderer', 'upstreams'],
      ['backups/store.ts', 'stacks'],
      ['logging', 'registry/stored-names.ts'],
      ['amsterdam.ts', 'base64url.ts', 'config.ts', 'deadlines', 'hmac.ts', 'sha256.ts', 'sql-tables.ts'],
      ['env.ts'],
    ],
    shell: [
      ['entry-boot.ts', 'entry-browser.tsx', 'entry-server.ts', 'page-query.ts', 'reads.ts', 'samples.ts'],
      ['boot', 'routing'],
      ['document', 'frame'],
      ['errors'],
      ['offline', 'policies.ts', 'tracking'],
      ['hydrated.ts', 'idle.ts'],
    ],
    'mf-listings': [
      ['page-query.ts', 'remote.ts', 'reads.ts', 'samples.ts'],
      ['favourites', 'offer', 'property', 'widgets'],
      ['card', 'map', 'search'],
      ['saved'],
      ['home'],
    ],
    'mf-content': [
      ['page-query.ts'],
      ['remote.ts', 'reads.ts', 'samples.ts'],
      ['blog', 'page'],
      ['banners'],
      ['blog-cards', 'contact', 'reading', 'text'],
    ],
    'mf-leads': [
      ['page-query.ts', 'remote.ts', 'reads.ts', 'samples.ts', 'texts.ts'],
      // A folder for each form, and none knows another …
      ['*'],
      // … but the two that others lead on to or are made of.
      ['promotional', 'valuation-request'],
      ['calculator'],
      ['form-kit'],
    ],
  },
};
