import { filters, type FilterName } from '@binnen/contracts/filters/filters';
import type { Places } from '@binnen/contracts/property';

/** A filter's wish in words that stand alone: "3 of meer kamers". A place has its own spelling. */
export const describeFilter = (name: FilterName, value: string, places: Places['plaatsen']): string =>
  (name === 'plaats' ? places.find(({ citySlug }) => citySlug === value)?.plaats : undefined) ??
  filters[name].say(value);
