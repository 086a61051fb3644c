import type { Known } from '../session/attempt.ts';
import { Moment, Row } from './format.tsx';
import type { HistoryEntry } from '../../registry/stores/history-store.ts';
import { listDifferent } from '../../registry/stores/versions-of.ts';
import { isFirst } from '../../registry/watching/describe-health.ts';
import { RollBack } from './browser-faults.tsx';
import { Part } from './frame.tsx';
import type { Session } from '../session/session.ts';

/** A roll-back that the caller may do: of one remote, or of everything. */
export interface WayBack {
  remote: string | null;
  from: Record<string, string>;
  to: Record<string, string>;
}

/** The versions that differ, as they are and as they would be. */
const listSteps = ({ from, to }: WayBack): string[] =>
  listDifferent(from, to).map(
    (remote) => `${remote} ${from[remote] ?? '–'} → ${to[remote] ?? 'not part of the site'}`,
  );

const names = { promote: 'Promoted', rollback: 'Rolled back', retire: 'Retired' } as const;

/** What a change brought, against the one before it. That of the oldest that is listed is not known. */
const describeChange = (change: HistoryEntry, before: HistoryEntry | undefined): string =>
  before || isFirst(change)
    ? listSteps({ remote: null, from: before?.versions ?? {}, to: change.versions }).join(', ')
    : 'something; the change before it is not listed';

interface HistoryPageProps {
  session: Session;
  history: Known<HistoryEntry[]>;
  ways: Known<WayBack[]>;
  /** The composition that a roll-back was chosen for. */
  live: string | null;
}

export const HistoryPage = ({ session, history, ways, live }: HistoryPageProps) => (
  <>
    <Part title="One step back" known={ways}>
      {(list) =>
        list.length === 0 || live === null ? (
          <p>There is nothing that this token may roll back.</p>
        ) : (
          <ul class="rows ways">
            {list.map((way) => (
              <Row key={way.remote} name={way.remote ?? 'Everything'}>
                <span>{listSteps(way).join(', ') || 'to an earlier mix of the same versions'}</span>
                <RollBack session={session} remote={way.remote} live={live} />
              </Row>
            ))}
          </ul>
        )
      }
    </Part>
    <Part title="What was live" known={history} none="Nothing was promoted yet.">
      {(list) => (
        <ol class="rows history">
          {list.map((change, at) => (
            <Row key={change.sequence} name={`#${change.sequence}`}>
              <span>
                <b>{names[change.action]}</b> {describeChange(change, list[at + 1])}
                {change.restores === null ? '' : ` (as #${change.restores})`}
              </span>
              <span class="soft">
                <Moment at={change.at} /> by {change.by}
              </span>
            </Row>
          ))}
        </ol>
      )}
    </Part>
  </>
);
