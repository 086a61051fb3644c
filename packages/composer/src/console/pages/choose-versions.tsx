import type { Fields } from '../session/require-form.ts';

/** Versions that can be chosen, by remote, the newest first; `live` is the one that is live. */
export interface Choice {
  remote: string;
  versions: string[];
  live: string | undefined;
}

const prefix = 'version.';

/** What is not live yet, or not any more. */
export const listChoices = (
  releases: readonly { remote: string; version: string }[],
  live: Record<string, string>,
): Choice[] =>
  [...Map.groupBy(releases, ({ remote }) => remote)]
    .map(([remote, list]) => ({
      remote,
      live: live[remote],
      versions: list.map(({ version }) => version).filter((version) => version !== live[remote]),
    }))
    .filter(({ versions }) => versions.length > 0)
    .toSorted((one, other) => one.remote.localeCompare(other.remote));

/** The versions that were chosen in a form. */
export const readVersions = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name, version]) => name.startsWith(prefix) && version !== '')
      .map(([name, version]) => [name.slice(prefix.length), version]),
  );

/** One list of versions a remote. */
export const ChooseVersions = ({ choices, of }: { choices: readonly Choice[]; of: string }) => (
  <fieldset class="choices">
    <legend>Versions</legend>
    {choices.map(({ remote, versions, live }) => (
      <div class="field" key={remote}>
        <label htmlFor={`${of}-${remote}`}>{remote}</label>
        <select id={`${of}-${remote}`} name={prefix + remote}>
          <option value="">{live === undefined ? 'not part of it' : `as live: ${live}`}</option>
          {versions.map((version) => (
            <option key={version} value={version}>
              {version}
            </option>
          ))}
        </select>
      </div>
    ))}
  </fieldset>
);
