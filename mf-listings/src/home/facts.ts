import { formatWhole } from '@binnen/contracts/amounts';
import type { Card } from '@binnen/contracts/property';

export const countBedrooms = ({ etages }: Pick<Card, 'etages'>): number =>
  etages.reduce((sum, floor) => sum + floor.aantalSlaapkamers, 0);

export const formatArea = (metres: number): string => `${formatWhole(metres)}\u00a0m²`;
export const formatRooms = (count: number): string => (count === 1 ? '1 kamer' : `${count} kamers`);
export const formatBedrooms = (count: number): string =>
  count === 1 ? '1 slaapkamer' : `${count} slaapkamers`;

/** Every advertisement has to name the energy label, also when there is none. */
export const formatEnergyLabel = (energieklasse: string | null): string => energieklasse ?? 'onbekend';
