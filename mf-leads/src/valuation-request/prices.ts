import { formatEuros } from '@binnen/contracts/formats/amounts';
import type { Package } from '@binnen/contracts/content';

const onRequest = 'aanvraag';

/** The price of a valuation: "€ 795,-", or "Prijs op aanvraag" for a package with that in its title. */
export const formatPackagePrice = ({ titel, prijs }: Pick<Package, 'titel' | 'prijs'>): string => {
  if (titel.toLowerCase().includes(onRequest)) return 'Prijs op aanvraag';
  const text = prijs?.trim() ?? '';
  const amount = Number(text.replace(',', '.'));
  if (!text || !Number.isFinite(amount)) return 'Prijs op aanvraag';
  return `${formatEuros(amount)},-`;
};

/** The package whose range holds the value of a home; none: the one on request; none of those: undefined. */
export const findPackage = (packages: readonly Package[], value: number): Package | undefined =>
  packages.find(({ vanaf, tot }) => vanaf !== null && tot !== null && vanaf <= value && value <= tot) ??
  packages.find(({ titel }) => titel.toLowerCase().includes(onRequest));
