import { formatEuros } from '@binnen/contracts/formats/amounts';
import { unlimited } from '@binnen/contracts/forms';
import type { Option } from '../form-kit/fields.tsx';

const choose = (label: string): Option => ({ value: '', label });
const upTo = (amounts: readonly number[]): Option[] =>
  amounts.map((amount) => ({ value: String(amount), label: formatEuros(amount) }));

export const searchTypes: Option[] = [
  { value: 'huur-of-koop', label: 'Huur of koop' },
  { value: 'huur', label: 'Huur' },
  { value: 'koop', label: 'Koop' },
];

export const prices: Record<string, Option[]> = {
  koop: [
    choose('Kies een maximumprijs'),
    ...upTo([50_000, 100_000, 150_000, 200_000, 250_000, 350_000, 500_000]),
    { value: String(unlimited), label: `${formatEuros(600_000)} of meer` },
  ],
  huur: [
    choose('Kies een maximumhuur'),
    ...upTo([1_000, 1_500]),
    { value: String(unlimited), label: `${formatEuros(1_500)} of meer` },
  ],
};

export const rooms: Option[] = [
  choose('Kies het aantal kamers'),
  ...[1, 2, 3, 4, 5].map((count) => ({
    value: String(count),
    label: `${count} ${count === 1 ? 'kamer' : 'kamers'} of meer`,
  })),
];

export const surfaces: Option[] = [
  choose('Kies een oppervlakte'),
  ...[50, 75, 100, 150].map((metres) => ({ value: String(metres), label: `${metres}m²` })),
  { value: '250', label: '250m² of meer' },
];
