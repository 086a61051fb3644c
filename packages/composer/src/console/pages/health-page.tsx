import type { Status } from '../../environment/status.ts';
import type { Known } from '../session/attempt.ts';
import { Facts, formatSeconds, Moment, Row } from './format.tsx';
import { Part } from './frame.tsx';

const states: Record<Status['upstreams'][number]['state'], string> = {
  closed: 'is called',
  open: 'is not called now',
  'half-open': 'is tried again',
};

const Outbox = ({ outbox }: { outbox: Status['outbox'] }) =>
  outbox ? (
    <Facts
      facts={{
        'Waiting to be delivered':
          outbox.oldestPendingSeconds === null
            ? outbox.pending
            : `${outbox.pending}, the oldest for ${formatSeconds(outbox.oldestPendingSeconds)}`,
        'Could not be delivered': outbox.dead,
        'Held, as they look like a robot’s': outbox.held,
      }}
    />
  ) : (
    <p class="error">
      <b>This could not be read.</b> The outbox does not answer.
    </p>
  );

const Upstreams = ({ upstreams }: { upstreams: Status['upstreams'] }) => (
  <ul class="rows">
    {upstreams.map(({ service, state, failures, openUntil, lastFailureAt, inFlight, waiting }) => (
      <Row key={service} name={service}>
        <span>
          <span class={`badge ${state}`}>{states[state]}</span>
          {openUntil && state === 'open' ? (
            <>
              {' '}
              until <Moment at={Date.parse(openUntil)} />
            </>
          ) : null}
        </span>
        <span class="soft">
          {inFlight} under way, {waiting} waiting
          {lastFailureAt ? (
            <>
              ; {failures} failures in a row, last <Moment at={Date.parse(lastFailureAt)} />
            </>
          ) : (
            '; no failure'
          )}
        </span>
      </Row>
    ))}
  </ul>
);

const Cache = ({ cache }: { cache: Status['cache'] }) => {
  const oldest = cache.toSorted((one, other) => other.ageSeconds - one.ageSeconds);
  return oldest.length === 0 ? (
    <p>This isolate holds nothing yet.</p>
  ) : (
    <ul class="ages">
      {oldest.map(({ key, ageSeconds }) => (
        <li key={key}>
          <code>{key}</code>
          <span>{formatSeconds(ageSeconds)}</span>
        </li>
      ))}
    </ul>
  );
};

export const HealthPage = ({ status }: { status: Known<Status> }) => (
  <>
    <p class="intro">Upstreams and cache are those of the isolate that answers now.</p>
    <Part title="Outbox" known={status}>
      {({ outbox }) => <Outbox outbox={outbox} />}
    </Part>
    <Part title="Upstreams" known={status}>
      {({ upstreams }) => <Upstreams upstreams={upstreams} />}
    </Part>
    <Part title="How old the cache is" known={status}>
      {({ cache }) => <Cache cache={cache} />}
    </Part>
  </>
);
