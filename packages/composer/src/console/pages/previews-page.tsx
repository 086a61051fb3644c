import type { PlatformReply } from '@binnen/platform/contract/platform-calls';
import { mostPreviewHours } from '@binnen/platform/contract/preview-hours';
import type { Rehearsal } from '../../registry/stores/rehearsal-store.ts';
import { listChanged } from '../../registry/stores/versions-of.ts';
import type { Known } from '../session/attempt.ts';
import { ChooseVersions, type Choice } from './choose-versions.tsx';
import { Moment, Row } from './format.tsx';
import { Form, Part } from './frame.tsx';
import { mayEndPreview } from '../../releases/calls/live.ts';
import type { Session } from '../session/session.ts';

type Preview = PlatformReply<'previews'>['previews'][number];

const describe = ({ versions }: Preview, live: Record<string, string>): string =>
  listChanged(versions, live)
    .map((remote) => `${remote} ${versions[remote]}`)
    .join(', ') || 'everything as live';

interface OnePreviewProps {
  session: Session;
  preview: Preview;
  live: Record<string, string>;
}

const OnePreview = ({ session, preview, live }: OnePreviewProps) => {
  const name = describe(preview, live);
  return (
    <Row name={name}>
      <span class="soft">
        until <Moment at={preview.expires} />, made by {preview.by}
      </span>
      <span class="deeds">
        {preview.url ? (
          <a href={preview.url} aria-label={`Open the preview of ${name}`}>
            Open
          </a>
        ) : null}
        {mayEndPreview(session.caller, preview) ? (
          <Form session={session} action="endPreview">
            <input type="hidden" name="id" value={preview.id} />
            <button class="quiet" aria-label={`End the preview of ${name}`}>
              End
            </button>
          </Form>
        ) : null}
      </span>
    </Row>
  );
};

const Make = ({ session, choices }: { session: Session; choices: readonly Choice[] }) => (
  <Form session={session} action="makePreview" class="stacked">
    <ChooseVersions choices={choices} of="preview" />
    <div class="field">
      <label htmlFor="hours">For how many hours</label>
      <input id="hours" name="hours" type="number" min="1" max={mostPreviewHours} required value="24" />
    </div>
    <p class="help">
      Its forms are answered as taken, and sent nowhere. On the command line, <code>--send-forms</code> sends
      them.
    </p>
    <button>Make a preview</button>
  </Form>
);

interface PreviewsPageProps {
  session: Session;
  previews: Known<Preview[]>;
  live: Record<string, string>;
  choices: Known<Choice[]> | null;
  rehearsals: Known<Rehearsal[]>;
}

export const PreviewsPage = ({ session, previews, live, choices, rehearsals }: PreviewsPageProps) => (
  <>
    <Part title="Previews that can be seen" known={previews} none="None.">
      {(list) => (
        <ul class="rows">
          {list.map((preview) => (
            <OnePreview key={preview.id} session={session} preview={preview} live={live} />
          ))}
        </ul>
      )}
    </Part>
    {choices ? (
      <Part title="Make a preview" known={choices} none="There is no version that is not live.">
        {(list) => <Make session={session} choices={list} />}
      </Part>
    ) : null}
    <Part
      title="Forms of previews"
      known={rehearsals}
      none="None. A form that is sent in a preview is answered as taken, and goes nowhere."
    >
      {(list) => (
        <>
          <p class="soft">Answered as taken, and sent nowhere. What was typed is not kept.</p>
          <ul class="rows">
            {list.map(({ at, form, steps, fields, composition }) => (
              <Row key={`${at} ${form}`} name={form}>
                <span>
                  would have done: {steps.join(', ')}; with {fields.join(', ')}
                </span>
                <span class="soft">
                  <Moment at={at} /> in <code>{composition ?? 'a preview that is over'}</code>
                </span>
              </Row>
            ))}
          </ul>
        </>
      )}
    </Part>
  </>
);
