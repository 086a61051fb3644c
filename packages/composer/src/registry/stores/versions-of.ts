import type { Composition } from '@binnen/platform/contract/composition';

/** The versions of a composition by remote. */
export const versionsOf = (composition: Pick<Composition, 'releases'> | null): Record<string, string> =>
  Object.fromEntries(
    Object.values(composition?.releases ?? {}).map(({ remote, version }) => [remote, version]),
  );

/** The remotes that have another version live. */
export const listChanged = (versions: Record<string, string>, live: Record<string, string>): string[] =>
  Object.keys(versions).filter((remote) => versions[remote] !== live[remote]);

/** … and those that only one of both has. */
export const listDifferent = (one: Record<string, string>, other: Record<string, string>): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => one[name] !== other[name]);

/** The versions of these remotes. */
export const pick = (versions: Record<string, string>, remotes: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(versions).filter(([remote]) => remotes.includes(remote)));

/** The same in SQL, as a JSON object: of a row of compositions that is called `c`. */
export const versionsColumn = `(SELECT json_group_object(r.key, json_extract(r.value, '$.version'))
  FROM json_each(c.record, '$.releases') r)`;
