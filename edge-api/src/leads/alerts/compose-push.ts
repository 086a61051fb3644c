import type { PushMessage } from '@binnen/contracts/alerts/push';
import type { Bindings } from '../../environment/env.ts';
import { createAlertPath } from './alert-key.ts';
import { formatPrice, nameSubject } from './compose-mail.ts';
import type { AlertRow, Match } from './store/rows.ts';

/** The notification of an alert: how many homes, and the first of them. `tag`: sent twice it is shown once. */
export const composePush = async (
  env: Bindings,
  alert: AlertRow,
  matches: readonly Match[],
  tag: string,
): Promise<PushMessage> => {
  const [first, ...others] = matches;
  const price = first ? formatPrice(first) : '';
  return {
    titel: nameSubject(matches),
    tekst: others.length === 0 ? price : `${first?.adres}: ${price}, en nog ${others.length}`,
    lijst: alert.lijst,
    beheer: await createAlertPath(env, alert.id),
    tag,
  };
};
