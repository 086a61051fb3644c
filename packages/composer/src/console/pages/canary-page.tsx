import {
  describeSentForm,
  describeNext,
  describeState,
  isRunning,
  nameCanary,
  type Canary,
} from '@binnen/platform/contract/canary';
import type { HealthStep } from '../../registry/judging/canary-counts.ts';
import type { Known } from '../session/attempt.ts';
import { Counts, Evidence, Plots } from './canary-figures.tsx';
import { ChooseVersions, type Choice } from './choose-versions.tsx';
import { FaultList } from './fault-list.tsx';
import { Moment, Versions } from './format.tsx';
import { Form, Part } from './frame.tsx';
import { mayChange } from '../../releases/calls/live.ts';
import type { Session } from '../session/session.ts';

const Share = ({ id, value }: { id: string; value: number }) => (
  <div class="field">
    <label htmlFor={id}>Share of the visitors, in percent</label>
    <input id={id} name="share" type="number" min="1" max="100" step="any" required value={String(value)} />
  </div>
);

/** The shares that follow the first one by themselves. */
export const steps = { shares: [25, 100], everyMinutes: 15 };

const Steer = ({ session, canary: { id, share } }: { session: Session; canary: Canary }) => {
  const expected = <input type="hidden" name="expected" value={id} />;
  return (
    <div class="steer">
      <Form session={session} action="shareCanary">
        {expected}
        <Share id={`share-${id}`} value={Math.min(100, share < 25 ? 25 : share * 2)} />
        <button>Change the share</button>
      </Form>
      <Form session={session} action="promoteCanary">
        {expected}
        <button class="secondary">Promote for everybody</button>
      </Form>
      <Form session={session} action="abortCanary">
        {expected}
        <button class="danger">Take the canary back</button>
      </Form>
    </div>
  );
};

const Decision = ({ canary }: { canary: Canary }) => (
  <>
    <p class={`decision ${canary.state}`}>
      <b>The canary {describeState(canary)}.</b> {canary.says}
    </p>
    <p class="soft">
      Since <Moment at={canary.at} /> by {canary.by}.{' '}
      {canary.auto ? `Next: ${describeNext(canary.auto)}.` : ''}
    </p>
    <Versions versions={canary.versions} />
  </>
);

const Start = ({ session, choices }: { session: Session; choices: readonly Choice[] }) => (
  <Form session={session} action="startCanary" class="stacked">
    <ChooseVersions choices={choices} of="canary" />
    <Share id="first-share" value={5} />
    <div class="check">
      <input id="auto" name="auto" type="checkbox" value="yes" />
      <label htmlFor="auto">Go on by itself: {describeNext(steps)}</label>
    </div>
    <button>Start the canary</button>
  </Form>
);

interface CanaryPageProps {
  session: Session;
  canaries: Known<Canary[]>;
  counted: Known<Record<string, HealthStep[]>>;
  /** The versions that the caller may start one with; null: it may start none. */
  choices: Known<Choice[]> | null;
}

const Figures = ({ canary, counted }: { canary: Canary } & Pick<CanaryPageProps, 'counted'>) => (
  <>
    <section class="card">
      <h2>Evidence about {nameCanary(canary)}</h2>
      <p class="soft">
        How much likelier the figures are if the canary is worse. At the limit it goes back by itself.
      </p>
      <div class="judged">
        <Evidence evidence={canary.evidence} />
        <Counts counts={canary.counts} />
      </div>
    </section>
    <section class="card">
      <h2>Forms sent with {nameCanary(canary)}</h2>
      {canary.forms.length ? (
        <ul>
          {canary.forms.map((sent) => (
            <li key={sent.form}>{describeSentForm(sent)}</li>
          ))}
        </ul>
      ) : (
        <p>No form was sent yet.</p>
      )}
    </section>
    <Part title={`${nameCanary(canary)} over time`} known={counted}>
      {(byId) => <Plots steps={byId[canary.id] ?? []} />}
    </Part>
    <section class="card">
      <h2>Faults of {nameCanary(canary)}</h2>
      <FaultList faults={canary.faults} />
    </section>
  </>
);

export const CanaryPage = ({ session, canaries, counted, choices }: CanaryPageProps) => {
  const found = 'value' in canaries ? canaries.value : [];
  const start = choices && (
    <Part
      title={found.some(isRunning) ? 'Start another beside it' : 'Start a canary'}
      known={choices}
      none="There is no other version that this token may give to visitors."
    >
      {(list) => <Start session={session} choices={list} />}
    </Part>
  );
  return (
    <>
      {found.length ? null : (
        <Part title="The last canary" known={canaries}>
          {() => <p>There was no canary yet.</p>}
        </Part>
      )}
      {found.map((canary) => (
        <>
          <section class="card">
            <h2>
              {isRunning(canary) ? 'Now' : 'The last canary'}: {nameCanary(canary)}
            </h2>
            <Decision canary={canary} />
            {isRunning(canary) && mayChange(session.caller, canary.changes) ? (
              <Steer session={session} canary={canary} />
            ) : null}
          </section>
          <Figures canary={canary} counted={counted} />
        </>
      ))}
      {start}
    </>
  );
};
