import { listFaults, listNotes } from '@binnen/platform/contract/browser-rehearsals';
import type { DescribedRelease } from '../../registry/stores/release-store.ts';
import type { Known } from '../session/attempt.ts';
import { Facts, formatBytes, Moment } from './format.tsx';
import { Part } from './frame.tsx';

/** Where a version is shown now, by `remote@version`. */
export type Uses = ReadonlyMap<string, string>;

const listNames = (names: readonly string[]) =>
  names.length === 0 ? <span class="soft">nothing</span> : names.join(', ');

const mostLines = 10;

/** What `remote rehearse` told the edge. */
const Rehearsed = ({ rehearsal }: Pick<DescribedRelease, 'rehearsal'>) => {
  if (!rehearsal) return <p class="soft">Nobody opened it in a browser.</p>;
  const { samples, by, at } = rehearsal;
  const broken = samples.filter(({ faults }) => faults.length > 0).length;
  const lines = [...listFaults(rehearsal), ...listNotes(rehearsal)];
  return (
    <details>
      <summary>
        {broken
          ? `${broken} of ${samples.length} samples ${broken === 1 ? 'is' : 'are'} broken in a browser`
          : `${samples.length} samples were opened in a browser, none is broken`}
        , by {by} <Moment at={at} />
      </summary>
      <ul>
        {lines.slice(0, mostLines).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
};

const OneRelease = ({ release, use }: { release: DescribedRelease; use: string | undefined }) => (
  <li class="release">
    <div>
      <h3>
        {release.version} {use ? <span class={`badge ${use}`}>{use}</span> : null}
      </h3>
      <p class="soft">
        <Moment at={release.at} /> {release.by ? `by ${release.by}` : ''}
      </p>
    </div>
    <div>
      <Facts
        facts={{
          'In browsers': formatBytes(release.bytes.client),
          'On the server': formatBytes(release.bytes.server),
          Pages: release.pages,
        }}
      />
      <details>
        <summary>
          Offers {release.offers.length}, uses {release.uses.length}
        </summary>
        <Facts facts={{ Offers: listNames(release.offers), Uses: listNames(release.uses) }} />
      </details>
      <Rehearsed rehearsal={release.rehearsal} />
    </div>
  </li>
);

export const ReleasesPage = ({ releases, uses }: { releases: Known<DescribedRelease[]>; uses: Uses }) => {
  if ('failure' in releases || releases.value.length === 0)
    return (
      <Part title="Releases" known={releases}>
        {() => <p>Nothing was published yet.</p>}
      </Part>
    );
  return (
    <>
      <p class="intro">
        The latest twenty of each remote. Sizes are of all files, before compression. A team sees its own.
      </p>
      {[...Map.groupBy(releases.value, ({ remote }) => remote)].map(([remote, list]) => (
        <section class="card" key={remote} id={remote}>
          <h2>{remote}</h2>
          <ul class="releases">
            {list.map((release) => (
              <OneRelease
                key={release.version}
                release={release}
                use={uses.get(`${remote}@${release.version}`)}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
};
