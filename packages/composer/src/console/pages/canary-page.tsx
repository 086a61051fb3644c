import { describeLeads, describeNext, describeState, type Canary } from '@binnen/platform/contract/canary';
import type { HealthStep } from '../../registry/judging/canary-counts.ts';
import type { Known } from '../session/attempt.ts';
import { Counts, Evidence, Plots } from './canary-figures.tsx';
import { ChooseVersions, type Choice } from './choose-versions.tsx';
import { FaultList } from './fault-list.tsx';
import { Moment, Versions } from './format.tsx';
import { Form, Part } from './frame.tsx';
import type { Session } from '../session/session.ts';

const Share = ({ id, value }: { id: string; value: number }) => (
  <div class="field">
    <label htmlFor={id}>Share of the visitors, in percent</label>
    <input id={id} name="share" type="number" min="1" max="100" step="any" required value={String(value)} />
  </div>
);

/** The shares that follow the first one by themselves. */
export const steps = { shares: [25, 100], everyMinutes: 15 };

const Steer = ({ session, canary }: { session: Session; canary: Canary }) => (
  <div class="steer">
    <Form session={session} action="shareCanary">
      <Share id="share" value={Math.min(100, canary.share < 25 ? 25 : canary.share * 2)} />
      <button>Change the share</button>
    </Form>
    <Form session={session} action="promoteCanary">
      <button class="secondary">Promote for everybody</button>
    </Form>
    <Form session={session} action="abortCanary">
      <button class="danger">Take the canary back</button>
    </Form>
  </div>
);

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
  canary: Known<Canary | null>;
  counted: Known<HealthStep[]>;
  maySteer: boolean;
  /** The versions that the caller may start one with; null: it may start none. */
  choices: Known<Choice[]> | null;
}

export const CanaryPage = ({ session, canary, counted, maySteer, choices }: CanaryPageProps) => {
  const found = 'value' in canary ? canary.value : null;
  const isRunning = found?.state === 'running';
  return (
    <>
      <Part title={isRunning ? 'Now' : 'The last canary'} known={canary}>
        {() =>
          found ? (
            <>
              <Decision canary={found} />
              {isRunning && maySteer ? <Steer session={session} canary={found} /> : null}
            </>
          ) : (
            <p>There was no canary yet.</p>
          )
        }
      </Part>
      {found ? (
        <>
          <section class="card">
            <h2>Evidence</h2>
            <p class="soft">
              How much likelier the figures are if the canary is worse. At the limit it goes back by itself.
            </p>
            <div class="judged">
              <Evidence evidence={found.evidence} />
              <Counts counts={found.counts} />
            </div>
          </section>
          <section class="card">
            <h2>Forms sent</h2>
            {found.leads.length ? (
              <ul>
                {found.leads.map((leads) => (
                  <li key={leads.form}>{describeLeads(leads)}</li>
                ))}
              </ul>
            ) : (
              <p>No form was sent yet.</p>
            )}
          </section>
          <Part title="Over time" known={counted}>
            {(list) => <Plots steps={list} />}
          </Part>
          <section class="card">
            <h2>Faults</h2>
            <FaultList faults={found.faults} />
          </section>
        </>
      ) : null}
      {choices && !isRunning ? (
        <Part title="Start a canary" known={choices}>
          {(list) =>
            list.length === 0 ? (
              <p>There is no other version that this token may give to visitors.</p>
            ) : (
              <Start session={session} choices={list} />
            )
          }
        </Part>
      ) : null}
    </>
  );
};
