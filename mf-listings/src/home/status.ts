import type { Card } from '@binnen/contracts/property';
import { describePrice } from './price.ts';

const labels: Record<string, string> = {
  AANGEKOCHT: 'Aangekocht!',
  VERKOCHT_ONDER_VOORBEHOUD: 'Verkocht onder voorbehoud',
  VERHUURD_ONDER_VOORBEHOUD: 'Verhuurd onder voorbehoud',
  VERKOCHT: 'Verkocht!',
  ONDER_BOD: 'Onder bod',
  VERHUURD: 'Verhuurd!',
};

type Offered = Pick<Card, 'status' | 'koopprijs' | 'huurprijs' | 'koopconditie' | 'huurconditie'>;

export const formatStatus = (home: Offered): string =>
  labels[home.status] ??
  (describePrice(home).kind === 'huur' || (!home.koopconditie && home.huurconditie) ? 'Te huur' : 'Te koop');

/** Which colour its tab has. */
export const findTone = ({ status }: Pick<Card, 'status'>): 'available' | 'offer' | 'gone' =>
  status === 'BESCHIKBAAR' ? 'available' : status === 'ONDER_BOD' ? 'offer' : 'gone';

/** Whether a visitor can still get it. */
export const isAvailable = ({ status }: Pick<Card, 'status'>): boolean =>
  status === 'BESCHIKBAAR' || status === 'ONDER_BOD';
