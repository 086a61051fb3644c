import { createHash } from 'node:crypto';

export const remotes = ['mf-een', 'mf-twee', 'mf-drie'] as const;
const nothing = { scripts: [], styles: [] };
const bytesOf = (text: string) => new TextEncoder().encode(text);

const describeFile = (path: string, source: string) => ({
  path,
  sha256: createHash('sha256').update(source).digest('hex'),
  integrity: `sha384-${createHash('sha384').update(source).digest('base64')}`,
  bytes: bytesOf(source).length,
});

/** A release of one page and one file for browsers. */
export const createToyUpload = (remote: string, version: string) => {
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
  return { release, files, compressed: new Map<string, Uint8Array<ArrayBuffer>>() };
};

/** The site before anything is promoted: it claims what the remotes will. */
export const builtIn = {
  id: 'built-in',
  releases: Object.fromEntries(
    ['shell', ...remotes].map((remote) => {
      const { release } = createToyUpload(remote, '0.0.0');
      const pages = Object.fromEntries(Object.keys(release.pages).map((pattern) => [pattern, nothing]));
      return [remote, { ...release, pages, queries: {}, fonts: [], integrity: {}, placeable: {} }];
    }),
  ),
};

export const versionsOf = (
  composition: { releases: Record<string, { remote: string; version: string }> } | null,
): Record<string, string> =>
  Object.fromEntries(
    Object.values(composition?.releases ?? {}).map(({ remote, version }) => [remote, version]),
  );
