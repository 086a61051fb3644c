import type { ReplaySummary } from '@binnen/platform/contract/replays';
import type { ReleaseHealth, Trouble } from '@binnen/platform/contract/watch';
import type { Session } from '../session/session.ts';
import { mayChange } from '../../releases/calls/live.ts';
import { pages } from '../session/paths.ts';
import { Row } from './format.tsx';
import { Form } from './frame.tsx';

const whose: Record<Trouble['whose'], string> = {
  release: 'the release’s',
  platform: 'the platform’s',
  upstream: 'an upstream’s',
};

interface RollBackProps {
  session: Session;
  /** Null: of everything. */
  remote: string | null;
  /** The composition that the page showed. */
  live: string;
}

export const RollBack = ({ session, remote, live }: RollBackProps) => (
  <Form session={session} action="rollBack">
    <input type="hidden" name="expected" value={live} />
    {remote ? <input type="hidden" name="remote" value={remote} /> : null}
    <button class="danger">Roll back {remote ?? 'everything'}</button>
  </Form>
);

interface TroublesProps {
  session: Session;
  troubles: readonly Trouble[];
  live: string | null;
}

/** What is wrong, whose it is, and the button that helps. */
export const Troubles = ({ session, troubles, live }: TroublesProps) => (
  <ul class="rows ways">
    {troubles.map(({ name, remote, version, says, command, ...trouble }) => (
      <Row key={`${name} ${says}`} name={whose[trouble.whose]}>
        <span>
          {says} <a href={`${pages.faults}#${remote}@${version}`}>Its faults</a>
        </span>
        {live && command.includes(' rollback ') && mayChange(session.caller, [remote]) ? (
          <RollBack session={session} remote={remote} live={live} />
        ) : null}
      </Row>
    ))}
  </ul>
);

interface BrowserFaultsProps {
  releases: readonly (ReleaseHealth & { remote: string })[];
  replays: readonly ReplaySummary[];
}

/** From a fault to its release, its team, and the page's last replay. */
export const BrowserFaults = ({ releases, replays }: BrowserFaultsProps) => {
  const faulty = releases.filter(({ kinds }) => kinds.length > 0);
  if (faulty.length === 0) return <p>None in the last day.</p>;
  return (
    <>
      {faulty.map(({ remote, version, by, views, faults, kinds }) => (
        <section key={remote} id={`${remote}@${version}`}>
          <h3>
            <a href={`${pages.releases}#${remote}`}>
              {remote} {version}
            </a>
          </h3>
          <p class="soft">
            {faults} of {views} views in the last day. Made live by {by ?? 'nobody that is remembered'}.
          </p>
          <ul class="rows faults">
            {kinds.map(({ kind, page, stack, source, count }) => {
              const replay = replays.find(({ pattern }) => pattern === page);
              return (
                <Row key={`${kind} ${page} ${stack}`} name={`${count} × ${kind}`}>
                  <span>
                    {page ?? 'no page of ours'}{' '}
                    {replay ? <a href={`#${replay.id}`}>Its last replay</a> : null}
                  </span>
                  <code>{source ?? stack}</code>
                </Row>
              );
            })}
          </ul>
        </section>
      ))}
    </>
  );
};
