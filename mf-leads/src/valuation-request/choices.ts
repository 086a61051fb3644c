import type { Option } from '../form-kit/fields.tsx';
import type { Tariff } from './prices.ts';

export const housingTypes: Option[] = [
  { value: 'type-woning', label: 'Kies een type woning' },
  { value: 'bestaand', label: 'Bestaand' },
  { value: 'nieuwbouw', label: 'Nieuwbouw' },
];

export const reasons: Option[] = [
  { value: 'nieuwe_woning', label: 'Hypotheek voor een nieuwe woning' },
  { value: 'lagere_risicoklasse', label: 'Lagere risicoklasse van de hypotheekrente' },
  { value: 'overbruggingshypotheek', label: 'Overbruggingshypotheek' },
  { value: 'oversluiting', label: 'Oversluiten van de hypotheek' },
  { value: 'scheiding', label: 'Scheiding' },
  { value: 'anders', label: 'Anders' },
];

export const listLenders = (lenders: readonly string[]): Option[] => [
  { value: 'onbekend', label: 'Onbekend' },
  ...lenders.map((title) => ({ value: title, label: title })),
];

export const listPackages = (packages: readonly Tariff[]): Option[] => [
  { value: 'kies-jouw-pakket', label: 'Kies jouw pakket' },
  ...packages.map(({ titel, vanaf_tot_prijs }) => ({
    value: titel,
    label: vanaf_tot_prijs ? `${titel} (${vanaf_tot_prijs})` : titel,
  })),
];
