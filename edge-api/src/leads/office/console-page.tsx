import type { PageRequest, ShowSitePage } from '@binnen/composer/environment';
import * as v from 'valibot';
import { askOutbox } from '../../site/find-objects.ts';
import { ceilingReasons, type Entry } from '../outbox/lead/entry.ts';

const titles = {
  dead: 'Could not be delivered',
  held: 'Held for a person to look at',
  pending: 'Waiting to be delivered',
  refused: 'Refused by the marketing service',
} as const;
type State = keyof typeof titles;
const states = Object.keys(titles) as State[];

const QuerySchema = v.object({
  state: v.fallback(v.picklist(states), 'dead'),
  before: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))), undefined),
});

const mostShown = 50;

/** `j•••@gmail.com`: enough to tell two people apart. */
const mask = (address: string): string => address.replace(/^(.)[^@]*/, '$1•••') || 'no e-mail address';

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
});

const Values = ({ values }: { values: Record<string, string> }) => (
  <dl class="facts">
    {Object.entries(values)
      .filter(([, value]) => value)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);

const describeWait = ({ reason, attempts, steps }: Entry): string =>
  [
    reason ?? (attempts ? `tried ${attempts} times` : 'not tried yet'),
    ...steps.flatMap(({ kind, error }) => (error ? [`${kind}: ${error}`] : [])),
  ].join('; ');

const Button = ({ act, lead, children }: { act: string; lead: string; children: string }) => (
  <>
    <input type="hidden" name="key" value={lead} />
    <button name="act" value={act}>
      {children}
    </button>
  </>
);

const Lead = ({ entry, seen, form }: { entry: Entry; seen: Entry | null; form: PageRequest['form'] }) => (
  <li>
    <b class="name">{entry.form}</b>
    <div>
      {seen ? <Values values={seen.values} /> : mask(entry.person)}
      <p class="soft">
        {moment.format(entry.receivedAt)}: {describeWait(entry)}
      </p>
    </div>
    <span class="deeds">
      {seen
        ? null
        : form(
            <Button act="look" lead={entry.key}>
              Show it all
            </Button>,
          )}
      {['pending', 'delivered'].includes(entry.state)
        ? null
        : form(
            <Button act="send" lead={entry.key}>
              {entry.state === 'held' ? 'Send it' : 'Send it again'}
            </Button>,
          )}
    </span>
  </li>
);

/** Does what a form asked. Each look at a person's answers is in the office's list of actions. */
const act = async ({ env, asker, fields }: PageRequest): Promise<{ said?: string; seen: Entry | null }> => {
  const { act: asked, key } = fields;
  if (!key) return { seen: null };
  const outbox = askOutbox(env);
  if (asked === 'look') {
    const seen = await outbox.look(key, asker);
    return seen ? { seen } : { seen, said: 'This lead is gone: it was delivered and cleaned up, or erased.' };
  }
  const reason = ceilingReasons.find((each) => each === key);
  const sent =
    asked === 'send'
      ? await outbox.retry([key], asker)
      : reason
        ? await outbox.retry({ held: reason }, asker)
        : 0;
  return {
    seen: null,
    said: sent ? 'It is being sent.' : 'There was nothing to send: it is not waiting here.',
  };
};

/** The leads that have not arrived: without names, until somebody asks for one. */
export const show: ShowSitePage = async (request) => {
  const { said, seen } = await act(request);
  const { state, before } = v.parse(QuerySchema, request.query);
  const outbox = askOutbox(request.env);
  const [entries, counts] = await Promise.all([
    outbox.list(state, mostShown, before === undefined ? {} : { before }),
    outbox.measure(),
  ]);
  // Since its list was shown it may have moved on.
  const listed = seen && entries.every(({ key }) => key !== seen.key) ? [seen, ...entries] : entries;
  const last = entries.length === mostShown ? entries.at(-1) : undefined;
  const page = (
    <>
      <p class="intro">
        Names and answers are hidden. Each look at a lead is kept for a year, with the name of your token.
      </p>
      <ul class="versions">
        {states.map((each) => (
          <li key={each}>
            <a href={`?state=${each}`} aria-current={each === state ? 'true' : undefined}>
              {titles[each]}
            </a>{' '}
            <b>{counts[each]}</b>
          </li>
        ))}
      </ul>
      <section class="card">
        <h2>{titles[state]}</h2>
        {listed.length === 0 ? <p>None.</p> : null}
        {ceilingReasons
          .filter((each) => entries.some(({ state: now, reason }) => now === 'held' && reason === each))
          .map((each) => (
            <div key={each}>
              {request.form(
                <Button act="send-held" lead={each}>
                  {`Send all that were held for “${each}”`}
                </Button>,
              )}
            </div>
          ))}
        <ul class="rows">
          {listed.map((entry) => (
            <Lead
              key={entry.key}
              entry={entry}
              seen={seen?.key === entry.key ? seen : null}
              form={request.form}
            />
          ))}
        </ul>
        {last ? <a href={`?state=${state}&before=${last.seq}`}>Older ones</a> : null}
      </section>
    </>
  );
  return { page, ...(said ? { said } : {}) };
};
