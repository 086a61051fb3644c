/** The value of KV with a composition's modules. */
export const modulesKey = (compositionId: string): string => `modules:${compositionId}`;

/** Files are stored by their content: two uploads cannot write over each other, whatever they are called. */
export const fileKey = (integrity: string): string =>
  `files/${integrity.replaceAll('+', '-').replaceAll('/', '_')}`;

/** Where the files of a release stood before they were stored by their content. */
export const formerFolder = (remote: string, version: string): string => `releases/${remote}/${version}/`;
