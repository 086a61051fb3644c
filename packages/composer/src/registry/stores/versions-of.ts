import type { Composition } from '@binnen/platform/contract/composition';

/** The versions of a composition by remote. */
export const versionsOf = (composition: Pick<Composition, 'releases'> | null): Record<string, string> =>
  Object.fromEntries(
    Object.values(composition?.releases ?? {}).map(({ remote, version }) => [remote, version]),
  );

/** The same in SQL, as a JSON object: of a row of compositions that is called `c`. */
export const versionsColumn = `(SELECT json_group_object(r.key, json_extract(r.value, '$.version'))
  FROM json_each(c.record, '$.releases') r)`;
