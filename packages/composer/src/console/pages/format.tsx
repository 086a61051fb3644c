import type { Child } from 'hono/jsx';

const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Amsterdam',
});

const units: [name: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];
const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'always' });

const formatDistance = (at: number): string => {
  const seconds = Math.round((at - Date.now()) / 1_000);
  const [name, length] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  return relative.format(Math.trunc(seconds / length), name);
};

/** Whether it was in the last 24 hours. */
export const isOfToday = (at: number): boolean => Date.now() - at < 86_400_000;

/** A moment, and how long ago or ahead it is. */
export const Moment = ({ at }: { at: number }) => (
  <time class="moment" datetime={new Date(at).toISOString()}>
    {moment.format(at)} <span class="soft">({formatDistance(at)})</span>
  </time>
);

/** The same in a text, for plots. */
export const formatMoment = (at: number): string => moment.format(at);

export const formatBytes = (bytes: number): string => {
  if (bytes < 1_000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1_000).toFixed(0)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
};

export const formatSeconds = (seconds: number): string => {
  const [name, length] = units.find(([, length]) => seconds >= length) ?? ['second', 1];
  const count = Math.floor(seconds / length);
  return `${count} ${name}${count === 1 ? '' : 's'}`;
};

/** Names, and what is known of each. */
export const Facts = ({ facts }: { facts: Record<string, Child> }) => (
  <dl class="facts">
    {Object.entries(facts).map(([name, fact]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{fact}</dd>
      </div>
    ))}
  </dl>
);

/** In a list of `rows`: its name, and what is said of it. */
export const Row = ({ name, children, ...rest }: { name: Child; id?: string; children: Child }) => (
  <li {...rest}>
    <b class="name">{name}</b>
    {children}
  </li>
);

/** `mf-news 1.5.0`, for each remote. */
export const Versions = ({ versions }: { versions: Record<string, string> }) => (
  <ul class="versions">
    {Object.entries(versions)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([remote, version]) => (
        <li key={remote}>
          {remote} <b>{version}</b>
        </li>
      ))}
  </ul>
);
