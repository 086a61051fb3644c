import type { Release } from '@binnen/platform/contract/composition';

/** The value of KV with a composition's modules. */
export const modulesKey = (compositionId: string): string => `modules:${compositionId}`;

/** The files of all releases are below it. The bucket has copies, replays and what the watch told as well. */
export const fileFolder = 'files/';

/** Files are stored by their content: two uploads cannot write over each other, whatever they are called. */
export const fileKey = (integrity: string): string =>
  `${fileFolder}${integrity.replaceAll('+', '-').replaceAll('/', '_')}`;

/** The same file as Brotli, where its upload had it. */
export const brotliKey = (integrity: string): string => `${fileKey(integrity)}.br`;

/** … and as what is new in it since the file with this SHA-256. */
export const deltaKey = (integrity: string, dictionary: string): string =>
  `${fileKey(integrity)}.${dictionary}.dcz`;

/** The two files that such a key names: the file's key, and the SHA-256 of the other. */
export const parseDeltaKey = (key: string): [string, string] | null => {
  const [, file, dictionary] = /^(.+)\.([0-9a-f]{64})\.dcz$/.exec(key) ?? [];
  return file && dictionary ? [file, dictionary] : null;
};

/** Every file of a release as it is sent and stored: `client/page.js`, `server/mf-news.js`, `maps/client/page.js.map`. */
export const listFiles = ({ client, server, maps = [] }: Pick<Release, 'client' | 'server' | 'maps'>) =>
  Object.entries({ client, server, maps }).flatMap(([folder, files]) =>
    files.map((file) => [`${folder}/${file.path}`, file] as const),
  );

/** Renders that failed: not a release's, and forgotten by age. */
export const replayFolder = 'replays/';

/** In a found file: the dictionaries against which it was compressed too. */
export const dictionariesHeader = 'x-kept-dictionaries';
