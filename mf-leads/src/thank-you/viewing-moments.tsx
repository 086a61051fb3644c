import { calendarPaths } from '@binnen/contracts/api-paths';
import { fillPath } from '@binnen/contracts/read-paths';
import { findTimes, usualHours, type Moment } from '@binnen/contracts/viewings/viewing-moments';
import { useText } from '@binnen/platform';
import css from './thank-you.module.css';

export interface Viewing {
  /** Of the home's address: `deventer`, `keulenstraat-19-a`. */
  city: string;
  object: string;
  moments: readonly Moment[];
}

/** The moments that the visitor asked for, to be kept free until the office has called. */
export function ViewingMoments({ viewing: { city, object, moments } }: { viewing: Viewing }) {
  const title = useText('bedankt_moments_title', 'Houd dit alvast vrij');
  const note = useText('bedankt_moments_note', 'De afspraak staat pas vast als we je hebben gebeld.');
  const hours = useText('office_hours', usualHours);
  const file = fillPath(calendarPaths.agenda, { city, object });
  return (
    <section className={css.moments} aria-labelledby="momenten">
      <h2 id="momenten">{title}</h2>
      <ul role="list">
        {moments.map((moment) => (
          <li key={moment.label}>
            <span>{moment.label}</span>{' '}
            <a
              href={`${file}?${new URLSearchParams({ ...findTimes(moment, hours), voorlopig: 'ja' })}`}
              aria-label={`Zet in je agenda: ${moment.label}`}
              download
            >
              Zet in je agenda
            </a>
          </li>
        ))}
      </ul>
      <p className={css.note}>{note}</p>
    </section>
  );
}
