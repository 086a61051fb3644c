import { nameCanary, type Canary } from '@binnen/platform/contract/canary';
import type { PlatformReply } from '@binnen/platform/contract/platform-calls';
import type { ReplaySummary } from '@binnen/platform/contract/replays';
import type { Status } from '../../environment/status.ts';
import type { HistoryEntry } from '../../registry/stores/history-store.ts';
import { findSince } from '../../registry/watching/describe-health.ts';
import type { Trouble } from '@binnen/platform/contract/watch';
import type { Known } from '../session/attempt.ts';
import type { Session } from '../session/session.ts';
import { Troubles } from './browser-faults.tsx';
import { isOfToday, Moment, Row } from './format.tsx';
import { Part } from './frame.tsx';
import { pages, type PageName } from '../session/paths.ts';

interface Notice {
  page: PageName;
  /** The part of the page that it is about. */
  id?: string;
  says: string;
}

/** Notices that somebody should look at. `replays`: of what is live, the newest first. */
export const listNotices = (
  status: Status,
  canaries: readonly Canary[],
  replays: readonly ReplaySummary[],
): Notice[] => {
  const failing = replays.filter(({ kind, at }) => kind === 'server' && isOfToday(at));
  const notices = failing
    .filter(({ pattern }, at) => failing.findIndex((each) => each.pattern === pattern) === at)
    .map(({ id, path, pattern, says }): Notice => ({
      page: 'faults',
      id,
      says: `${pattern ?? path} failed: ${says}`,
    }));
  for (const canary of canaries) {
    const { state, share, at, endedAt = at } = canary;
    const name = `A canary of ${nameCanary(canary)}`;
    if (state === 'running')
      notices.push({ page: 'canary', says: `${name} runs for ${share} % of the visitors.` });
    if (state === 'rolled-back' && isOfToday(endedAt))
      notices.push({ page: 'canary', says: `${name} went back by itself.` });
  }
  const open = status.upstreams.filter(({ state }) => state !== 'closed').map(({ service }) => service);
  if (open.length)
    notices.push({ page: 'health', says: `Not called now, after failures: ${open.join(', ')}.` });
  if (!status.outbox) notices.push({ page: 'health', says: 'The outbox does not answer.' });
  if (status.outbox?.dead)
    notices.push({ page: 'health', says: `${status.outbox.dead} sent forms could not be delivered.` });
  if (status.gaps.length) notices.push({ page: 'faults', says: 'Pages lacked a widget.' });
  return notices;
};

/** Says so when a part of the page could not be read. */
export const noteUnread = (page: PageName, what: string, known: Known<unknown>): Notice[] =>
  'failure' in known ? [{ page, says: `${what} could not be read: ${known.failure}` }] : [];

export interface LivePageProps {
  live: Known<PlatformReply<'live'>>;
  history: Known<HistoryEntry[]>;
  notices: Known<Notice[]>;
  troubles: Known<Trouble[]>;
  session: Session;
}

export const LivePage = ({ live, history, notices, troubles, session }: LivePageProps) => (
  <>
    <Part
      title="What is wrong in browsers"
      known={troubles}
      none="Nothing, as far as the browsers that were watched tell."
    >
      {(list) => <Troubles session={session} troubles={list} live={'value' in live ? live.value.id : null} />}
    </Part>
    <Part title="Worth a look" known={notices} none="Nothing that is known here.">
      {(list) => (
        <ul class="notices">
          {list.map(({ page, id, says }) => (
            <li key={says}>
              <a href={id ? `${pages[page]}#${id}` : pages[page]}>{says}</a>
            </li>
          ))}
        </ul>
      )}
    </Part>
    <Part title="What visitors get" known={live}>
      {({ id, versions }) =>
        id === null ? (
          <p>Nothing was promoted yet: the composition that came with the Worker serves.</p>
        ) : (
          <>
            <ul class="rows">
              {Object.entries(versions).map(([remote, version]) => {
                const since = 'value' in history ? findSince(history.value, remote, version) : undefined;
                return (
                  <Row key={remote} name={remote}>
                    <span class="version">{version}</span>
                    <span class="soft">
                      {since ? (
                        <>
                          since <Moment at={since.at} /> by {since.by}
                        </>
                      ) : (
                        'since before the history that is kept'
                      )}
                    </span>
                  </Row>
                );
              })}
            </ul>
            <p class="soft">
              Composition <code>{id}</code>
            </p>
          </>
        )
      }
    </Part>
  </>
);
