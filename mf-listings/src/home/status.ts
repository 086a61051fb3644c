import { findKind } from '@binnen/contracts/filters/home-traits';
import type { Card } from '@binnen/contracts/property';

const labels: Record<string, string> = {
  AANGEKOCHT: 'Aangekocht!',
  VERKOCHT_ONDER_VOORBEHOUD: 'Verkocht onder voorbehoud',
  VERHUURD_ONDER_VOORBEHOUD: 'Verhuurd onder voorbehoud',
  VERKOCHT: 'Verkocht!',
  ONDER_BOD: 'Onder bod',
  VERHUURD: 'Verhuurd!',
};

type Offered = Pick<Card, 'status' | 'koopprijs' | 'huurprijs' | 'koopconditie' | 'huurconditie'>;

export const formatStatus = (home: Offered): string => labels[home.status] ?? `Te ${findKind(home)}`;

/** Which colour its tab has. */
export const findTone = ({ status }: Pick<Card, 'status'>): 'available' | 'offer' | 'gone' =>
  status === 'BESCHIKBAAR' ? 'available' : status === 'ONDER_BOD' ? 'offer' : 'gone';

/** Whether a visitor can still get it. */
export const isAvailable = (home: Pick<Card, 'status'>): boolean => findTone(home) !== 'gone';
