import { createHash } from 'node:crypto';
import type { Delta, Upload } from '@binnen/composer/behind/releases/files/read-release';
import { composeRelease } from '@binnen/platform/contract/composed-release';
import type { Composition } from '@binnen/platform/contract/composition';

export const remotes = ['mf-een', 'mf-twee', 'mf-drie'] as const;
const nothing = { scripts: [], styles: [] };
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));

const describeFile = (path: string, source: string) => ({
  path,
  sha256: createHash('sha256').update(source).digest('hex'),
  integrity: `sha384-${createHash('sha384').update(source).digest('base64')}`,
  bytes: bytesOf(source).length,
});

/** A release of one page and one file for browsers. */
export const createToyUpload = (remote: string, version: string): Upload => {
  const client = `// ${remote} ${version}`;
  const server = `export const remote = '${remote} ${version}';`;
  const isShell = remote === 'shell';
  const release = {
    remote,
    version,
    contract: 1,
    hosts: isShell ? [1] : [],
    pages: isShell
      ? {}
      : { [`/${remote}`]: { assets: nothing, sample: { url: `/${remote}`, data: {} }, query: [] } },
    query: [],
    widgets: {},
    offers: {},
    uses: [],
    reads: [],
    entry: 'main.js',
    assets: nothing,
    client: [describeFile('main.js', client)],
    server: [describeFile(`${remote}.js`, server)],
    maps: [],
  };
  const files = new Map([
    ['client/main.js', bytesOf(client)],
    [`server/${remote}.js`, bytesOf(server)],
  ]);
  return {
    release,
    files,
    compressed: new Map([['main.js', bytesOf(`Brotli of ${client}`)]]),
    deltas: new Map(),
  };
};

/** What is new in its file for browsers since that of an earlier version. */
export const listToyDeltas = ({ release }: Upload, since: string | undefined): Delta[] => {
  const earlier = since ? createToyUpload(release.remote, since).release.client : [];
  return release.client.flatMap(({ path, integrity }) =>
    earlier
      .filter((base) => base.path === path)
      .map((base) => ({
        ...{ integrity, bytes: bytesOf(`since ${since}`) },
        ...{ dictionary: base.sha256, dictionaryIntegrity: base.integrity },
      })),
  );
};

/** The site before anything is promoted: it claims what the remotes will. */
export const builtIn: Composition = {
  id: 'built-in',
  releases: Object.fromEntries(
    ['shell', ...remotes].map((remote) => [remote, composeRelease(createToyUpload(remote, '0.0.0').release)]),
  ),
};

export const versionsOf = (
  composition: { releases: Record<string, { remote: string; version: string }> } | null,
): Record<string, string> =>
  Object.fromEntries(
    Object.values(composition?.releases ?? {}).map(({ remote, version }) => [remote, version]),
  );
