import { listPushedAlerts, pushedAlertsKey } from '@binnen/contracts/alerts/pushed-alerts';
import { fetchFromApi } from '@binnen/platform/api-address';
import { useEffect, useState } from 'react';
import { createDeadline } from '../form-kit/sending/in-time.ts';
import css from './alerts.module.css';

interface Own {
  path: string;
  words: string;
  isPaused: boolean;
}

/** Of the edge's reply: what is searched, and whether it is paused. */
const parse = (path: string, reply: unknown): Own | null =>
  typeof reply === 'object' && reply && 'woorden' in reply && Array.isArray(reply.woorden)
    ? { path, words: reply.woorden.join(', '), isPaused: 'staat' in reply && reply.staat === 'gepauzeerd' }
    : null;

/** Null: it cannot be asked for now. */
const loadOne = async (path: string): Promise<Own | 'ended' | null> => {
  const response = await fetchFromApi(document, path, { signal: createDeadline(5_000) });
  if (response.status === 404) return 'ended';
  return response.ok ? parse(path, await response.json()) : null;
};

/** This browser's alerts that have not ended. */
const load = async () => {
  const paths = listPushedAlerts(localStorage.getItem(pushedAlertsKey));
  const all = await Promise.all(paths.map((path) => loadOne(path).catch(() => null)));
  return all.filter((each) => each !== 'ended');
};

/** The alerts that this browser gets as notifications: each has its page, where it is paused and ended. */
export function OwnAlerts() {
  const [own, setOwn] = useState<(Own | null)[]>([]);
  useEffect(() => {
    load().then(setOwn, () => {});
  }, []);
  if (own.length === 0) return null;
  const known = own.filter((each) => each !== null);
  return (
    <div className={css.alert}>
      <h2>Meldingen op dit apparaat</h2>
      {known.length > 0 && (
        <>
          <ul>
            {known.map(({ path, words, isPaused }) => (
              <li key={path}>
                <a href={path}>{words}</a>
                {isPaused && <span> (op pauze)</span>}
              </li>
            ))}
          </ul>
          <p>Kies een melding om die te pauzeren of te stoppen.</p>
        </>
      )}
      {known.length < own.length && (
        <p>Niet al je meldingen zijn nu op te vragen. Probeer het later nog eens.</p>
      )}
    </div>
  );
}
