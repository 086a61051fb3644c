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
const parse = (path: string, reply: unknown): Own[] =>
  typeof reply === 'object' && reply && 'woorden' in reply && Array.isArray(reply.woorden)
    ? [{ path, words: reply.woorden.join(', '), isPaused: 'staat' in reply && reply.staat === 'gepauzeerd' }]
    : [];

const loadOne = async (path: string): Promise<Own[]> => {
  const response = await fetchFromApi(document, path, { signal: createDeadline(5_000) });
  return response.ok ? parse(path, await response.json()) : [];
};

/** This browser's alerts that are there still. An alert that has ended, or cannot be asked for, is left out. */
const load = async (): Promise<Own[]> => {
  const paths = listPushedAlerts(localStorage.getItem(pushedAlertsKey));
  return (await Promise.all(paths.map((path) => loadOne(path).catch(() => [])))).flat();
};

/** The alerts that this browser gets as notifications: each has its page, where it is paused and ended. */
export function OwnAlerts() {
  const [own, setOwn] = useState<Own[]>([]);
  useEffect(() => {
    load().then(setOwn, () => {});
  }, []);
  if (own.length === 0) return null;
  return (
    <div className={css.alert}>
      <h2>Meldingen op dit apparaat</h2>
      <ul>
        {own.map(({ path, words, isPaused }) => (
          <li key={path}>
            <a href={path}>{words}</a>
            {isPaused && <span> (op pauze)</span>}
          </li>
        ))}
      </ul>
      <p>Kies een melding om die te pauzeren of te stoppen.</p>
    </div>
  );
}
