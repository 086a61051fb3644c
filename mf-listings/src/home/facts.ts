import { formatWhole } from '@binnen/contracts/formats/amounts';
import type { Card } from '@binnen/contracts/property';

export const formatArea = (metres: number): string => `${formatWhole(metres)}\u00a0m²`;
export const formatHomes = (count: number): string =>
  `${formatWhole(count)} ${count === 1 ? 'woning' : 'woningen'}`;

/** `Tuin, balkon (zuidwest)`; empty of a home without, undefined when it is not known. */
export const formatOutdoors = ({
  buitenruimte,
  zonligging,
}: Pick<Card, 'buitenruimte' | 'zonligging'>): string | undefined => {
  const kinds = buitenruimte?.join(', ');
  if (!kinds) return kinds;
  const side = zonligging ? ` (${zonligging.replaceAll('_', '')})` : '';
  return kinds.charAt(0).toUpperCase() + kinds.slice(1) + side;
};

/** Every advertisement has to name the energy label, also when there is none. */
export const formatEnergyLabel = (energieklasse: string | null): string => energieklasse ?? 'onbekend';
