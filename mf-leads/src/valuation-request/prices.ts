import type { Package } from '@binnen/contracts/content';
import { formatPackagePrice } from '@binnen/contracts/formats/package-price';

/** What a visitor can choose of a package for valuations. */
export type Tariff = Pick<Package, 'titel' | 'vanaf_tot_prijs' | 'vanaf' | 'tot' | 'prijs'>;

const onRequest = 'aanvraag';

const priceOnRequest = 'Prijs op aanvraag';

/** The price of a valuation, as its card has it; "Prijs op aanvraag" for a package with that in its title. */
export const describePackagePrice = ({ titel, prijs }: Pick<Package, 'titel' | 'prijs'>): string =>
  (!titel.toLowerCase().includes(onRequest) && formatPackagePrice(prijs ?? '')) || priceOnRequest;

/** The package whose range holds the value of a home; none: the one on request; none of those: undefined. */
export const findPackage = (packages: readonly Tariff[], value: number): Tariff | undefined =>
  packages.find(({ vanaf, tot }) => vanaf !== null && tot !== null && vanaf <= value && value <= tot) ??
  packages.find(({ titel }) => titel.toLowerCase().includes(onRequest));
