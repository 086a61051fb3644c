import type { Layers } from './layers.ts';

export interface Rules {
  /** The packages that a package may import, by folder. Data goes down this table; nothing goes sideways. */
  packages: Readonly<Record<string, readonly string[]>>;
  /** Packages whose code runs in a visitor's browser. */
  inBrowsers: readonly string[];
  /** Tests and tools may import these as well: the stand-ins, and the packages to build and test with. */
  inTests: readonly string[];
  /** Dependencies that are for some packages alone. */
  reserved: readonly { dependency: string; to: readonly string[]; why: string }[];
  /** Packages with doors: product code of others imports what `exports` of their `package.json` names, nothing `behind/`. */
  doors: { of: readonly string[]; tools: readonly string[] };
  layers: Readonly<Record<string, Layers>>;
  /** From an entry down, this many imports at most lead to the last file of its package. */
  longest: Readonly<Record<string, number>>;
  /** A proof stays small: a package, and the lines of source that it may have without its tests. */
  mostLines: Readonly<Record<string, number>>;
  /** Packages that could carry another site, and the words that none of their sources may have. */
  words: { of: readonly string[]; forbidden: RegExp };
}

const contracts = 'packages/contracts';
const platform = 'packages/platform';
const ofFrontEnds = [contracts, platform, 'packages/design'];
const remotes = 'mf-*';

/** Who may import whom. Each package of the workspace has a row. */
export const rules: Rules = {
  packages: {
    [contracts]: [platform],
    [platform]: [],
    'packages/design': [contracts],
    shell: ofFrontEnds,
    [remotes]: ofFrontEnds,
    'packages/edge-kit': [platform],
    // It knows no home, form or text: it could carry another site.
    'packages/composer': [platform, 'packages/edge-kit'],
    // It turns the services' wire formats into the contracts: it knows no route and no page.
    'packages/upstreams': [contracts, 'packages/edge-kit'],
    // Questions about homes in memory: it reads no store, binding or clock.
    'packages/offer': [contracts, 'packages/edge-kit'],
    // Tools over the API, which it asks through what it is given.
    'packages/assistants': [contracts, 'packages/offer'],
    'edge-api': [
      contracts,
      platform,
      'packages/assistants',
      'packages/composer',
      'packages/edge-kit',
      'packages/offer',
      'packages/upstreams',
    ],
    // Another site on the same platform: of the first site's packages it knows none.
    'packages/second-site': [platform, 'packages/composer', 'packages/edge-kit'],
    'packages/build': [platform],
    'packages/remote-cli': [platform, 'packages/build'],
    'packages/create-binnen-remote': [contracts, platform],
    // Tests of a remote by its team; only tests import it.
    'packages/remote-testing': [...ofFrontEnds, 'packages/build'],
    'packages/demo-data': [],
    'packages/stand-ins': ['packages/demo-data'],
    // Made from the API's document alone, as a stranger's client would be.
    'packages/api-client': [],
    'packages/scripts': [
      contracts,
      platform,
      'packages/api-client',
      'packages/build',
      'packages/composer',
      'packages/create-binnen-remote',
      'packages/remote-cli',
      'edge-api',
    ],
    'packages/e2e': [
      contracts,
      platform,
      'packages/api-client',
      'packages/build',
      'packages/create-binnen-remote',
      'packages/remote-cli',
      'packages/scripts',
      'packages/stand-ins',
    ],
    // The benchmarks build a monolith of the same sources, to compare with.
    'packages/bench': [
      contracts,
      platform,
      'packages/build',
      'packages/composer',
      'packages/offer',
      'packages/scripts',
      'edge-api',
      remotes,
    ],
  },
  inBrowsers: [...ofFrontEnds, 'shell', remotes],
  inTests: [
    contracts,
    'packages/demo-data',
    'packages/stand-ins',
    'packages/build',
    'packages/remote-cli',
    'packages/remote-testing',
    'packages/scripts',
  ],
  reserved: [
    {
      dependency: 'react-router',
      to: ['shell', 'packages/platform', 'packages/remote-testing'],
      why: 'the site has one router, and what pages need of it is in @binnen/platform',
    },
    {
      dependency: 'react-dom',
      to: [platform, 'packages/remote-testing'],
      why: 'a composition does not share it',
    },
  ],
  // The build joins releases as the composer does, and the benchmarks measure its parts.
  doors: { of: ['packages/composer'], tools: ['packages/scripts', 'packages/bench'] },
  layers: {
    'packages/edge-kit': [
      ['caching', 'copies', 'openapi'],
      ['quotas'],
      ['requests', 'headers', 'webhooks'],
      ['problems'],
      ['logging', 'hashes'],
      ['environment'],
      ['deadlines', 'objects', 'tables'],
    ],
    'packages/composer': [
      ['composer.ts'],
      ['console'],
      ['calls'],
      ['pages'],
      ['rollouts'],
      ['releases'],
      ['registry', 'renderer'],
      ['environment'],
    ],
    'edge-api': [
      ['worker.ts'],
      ['app'],
      ['assistants', 'backups', 'content', 'health', 'leads', 'openapi', 'valuation'],
      ['addresses', 'listings', 'tracking'],
      ['pictures'],
      ['protection', 'site'],
      ['environment'],
    ],
    // A folder for each service, and none knows another.
    'packages/upstreams': [['*'], ['calls', 'html'], ['variables.ts']],
    'packages/offer': [
      ['calendar', 'near'],
      ['sentence', 'suggestions'],
      ['lists'],
      ['history', 'index'],
      ['places'],
    ],
    'packages/second-site': [['worker.ts'], ['edge'], ['api'], ['agreements']],
    'packages/platform': [
      ['browser', 'index.ts', 'refresh', 'server'],
      ['navigation'],
      ['tab'],
      ['drawing', 'federation'],
      ['document'],
      ['shell', 'startup'],
      ['contract', 'module'],
      ['protocol'],
    ],
    shell: [
      ['entry-boot.ts', 'entry-browser.tsx', 'entry-server.ts', 'page-query.ts', 'reads.ts', 'samples.ts'],
      ['site'],
      ['document', 'frame'],
      ['errors'],
      ['offline', 'policies.ts', 'tracking'],
    ],
    'mf-listings': [
      ['offers.ts', 'page-query.ts', 'remote.ts', 'reads.ts', 'samples.ts'],
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
      ['offers.ts', 'page-query.ts', 'remote.ts', 'reads.ts', 'samples.ts', 'texts.ts'],
      // A folder for each form, and none knows another …
      ['*'],
      // … but the one that others lead on to.
      ['valuation-request'],
      ['calculator'],
      ['moments'],
      ['form-kit'],
    ],
  },
  longest: { 'edge-api/src/worker.ts': 13 },
  mostLines: { 'packages/second-site': 400 },
  words: {
    of: ['packages/composer', platform, 'packages/edge-kit', 'packages/build', 'packages/remote-cli'],
    // A lead of a visitor; but a link may lead to a page.
    forbidden:
      /woning|huizen|makelaar|taxati|hypothe|verkoop|aankoop|verhuur|bezichtig|deventer|realworks|zoekopdracht|lead(?!ing|s? ?(to|away|back|further|elsewhere|nowhere))/i,
  },
};
