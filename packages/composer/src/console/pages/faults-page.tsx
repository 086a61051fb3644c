import type { Canary } from '@binnen/platform/contract/canary';
import type { ReplaySummary } from '@binnen/platform/contract/replays';
import type { Status } from '../../environment/status.ts';
import type { ReleaseHealth } from '@binnen/platform/contract/watch';
import type { Known } from '../session/attempt.ts';
import { BrowserFaults } from './browser-faults.tsx';
import { FaultList } from './fault-list.tsx';
import { Moment, Row } from './format.tsx';
import { Part } from './frame.tsx';

const reasons: Record<Status['gaps'][number]['reason'], string> = {
  'not-offered': 'nobody offers it',
  'no-data': 'its data was lacking',
  failed: 'it failed',
};

const kinds: Record<ReplaySummary['kind'], string> = {
  server: 'failed',
  gap: 'lacked a widget',
  data: 'lacked data',
};

const Replays = ({ replays }: { replays: readonly ReplaySummary[] }) => (
  <>
    <p class="soft">
      In the last day. To render one again, with its stack: <code>pnpm remote replay</code> and the id.
    </p>
    <ul class="rows">
      {replays.map(({ id, at, pattern, kind, path, says }) => (
        <Row key={id} id={id} name={`${pattern ?? 'No page of ours'} ${kinds[kind]}`}>
          <span>
            {says} <span class="soft">({path})</span>
          </span>
          <span class="soft">
            <code>{id}</code> <Moment at={at} />
          </span>
        </Row>
      ))}
    </ul>
  </>
);

/** Replays and gaps are those of the last day. */
interface FaultsPageProps {
  replays: Known<ReplaySummary[]>;
  gaps: Known<Status['gaps']>;
  canaries: Known<Canary[]>;
  releases: Known<(ReleaseHealth & { remote: string })[]>;
}

export const FaultsPage = ({ replays, gaps, canaries, releases }: FaultsPageProps) => (
  <>
    <Part title="In browsers" known={releases}>
      {(list) => <BrowserFaults releases={list} replays={'value' in replays ? replays.value : []} />}
    </Part>
    <Part title="Pages that failed or lacked a part" known={replays} none="None in the last day.">
      {(list) => <Replays replays={list} />}
    </Part>
    <Part
      title="Widgets that pages lacked"
      known={gaps}
      none="None in the last day, as far as the isolate that answers now knows."
    >
      {(list) => (
        <>
          <p class="soft">In the last day, as far as the isolate that answers now knows.</p>
          <ul class="rows">
            {list.toReversed().map(({ release, page, widget, reason, count, lastAt }) => (
              <Row key={`${release} ${page} ${widget} ${reason}`} name={`${count} × ${widget}`}>
                <span>
                  of {release ?? 'nobody'} on {page ?? 'no page of ours'}: {reasons[reason]}
                </span>
                <span class="soft">
                  last <Moment at={lastAt} />
                </span>
              </Row>
            ))}
          </ul>
        </>
      )}
    </Part>
    <Part title="While the last canaries ran" known={canaries}>
      {(list) => <FaultList faults={list.flatMap(({ faults }) => faults)} />}
    </Part>
  </>
);
