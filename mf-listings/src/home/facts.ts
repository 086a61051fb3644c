import { formatWhole } from '@binnen/contracts/amounts';

export const formatArea = (metres: number): string => `${formatWhole(metres)}\u00a0m²`;
export const formatRooms = (count: number): string => (count === 1 ? '1 kamer' : `${count} kamers`);
export const formatBedrooms = (count: number): string =>
  count === 1 ? '1 slaapkamer' : `${count} slaapkamers`;

/** Every advertisement has to name the energy label, also when there is none. */
export const formatEnergyLabel = (energieklasse: string | null): string => energieklasse ?? 'onbekend';
