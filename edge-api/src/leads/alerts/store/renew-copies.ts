import { deleteCopies, writeCopy } from '@binnen/edge-kit/copies/copies';
import { log } from '@binnen/edge-kit/logging/log';
import { askStore } from '@binnen/edge-kit/problems/ask-store';
import type { Bindings } from '../../../environment/env.ts';
import { copyAlerts } from './copy.ts';

/**
 * Ends alerts so that no copy brings them back. Copies go first: if that fails, nothing has ended. They go once more: one may have
 * begun meanwhile. A new one follows at once: anybody can ask for an alert and end it. Renewals take turns, or old texts come back.
 */
export const createRenewal = (env: Bindings, sql: SqlStorage) => {
  let renewing: Promise<unknown> = Promise.resolve();
  return <T>(end: () => T): Promise<T> => {
    const renew = async (): Promise<T> => {
      await deleteCopies(env, 'alerts');
      const ended = end();
      const copied = deleteCopies(env, 'alerts').then(() =>
        writeCopy(env, 'alerts', Date.now(), () => copyAlerts(sql)),
      );
      await askStore('R2', copied).catch((error: unknown) =>
        log('error', 'A store was not copied', { subject: 'alerts', error: String(error) }),
      );
      return ended;
    };
    const renewed = renewing.then(renew);
    renewing = renewed.catch(() => {});
    return renewed;
  };
};
