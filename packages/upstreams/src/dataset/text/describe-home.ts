import type { Entry } from '../dataset.ts';

/** The offer's text: paragraphs with an empty line between them. */
export const describeHome = ({ home, listing }: Entry): string => {
  const { street, number } = home.address;
  const deal = listing.huur ? 'te huur' : 'te koop';
  return `Aan de ${street.straat} ${number} in ${street.plaats} staat deze ${home.type.naam} uit ${home.bouwjaar} ${deal}.`;
};
