/** `{ voornaam: 'Anna', achternaam: 'de Vries' }` → `Anna de Vries`; one name alone without a blank. */
export const formatName = ({ voornaam, achternaam }: { voornaam: string; achternaam: string }): string =>
  `${voornaam} ${achternaam}`.trim();
