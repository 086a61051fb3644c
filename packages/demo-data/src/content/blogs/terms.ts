import type { TermContent } from '../wordpress-content.ts';

const number = <S extends string>(
  first: number,
  terms: readonly (readonly [slug: S, name: string, description?: string])[],
) =>
  terms.map(([slug, name, description = ''], index): TermContent & { slug: S } => ({
    id: first + index,
    slug,
    name,
    description,
  }));

export const categories = number(11, [
  ['kopen', 'Kopen', 'Van zoeken tot sleutel.'],
  ['verkopen', 'Verkopen', 'Je huis klaarmaken, laten zien en overdragen.'],
  ['hypotheek', 'Hypotheek &amp; geld'],
  ['taxeren', 'Taxeren'],
  ['verhuren', 'Huren &amp; verhuren'],
  ['verduurzamen', 'Verduurzamen'],
  ['regio', 'Wonen in de regio', 'Dorpen en buurten rond Deventer.'],
]);
export type CategorySlug = (typeof categories)[number]['slug'];

export const tags = number(31, [
  ['bieden', 'Bieden'],
  ['starters', 'Starters'],
  ['keuring', 'Bouwkundige keuring'],
  ['energielabel', 'Energielabel'],
  ['nhg', 'NHG'],
  ['notaris', 'Notaris'],
  ['overwaarde', 'Overwaarde'],
  ['appartement', 'Appartement'],
  ['verbouwen', 'Verbouwen'],
  ['huurrecht', 'Huurrecht'],
  ['erfpacht', 'Erfpacht'],
  ['presentatie', 'Presentatie'],
  ['deventer', 'Deventer'],
  ['dorpen', 'Dorpen'],
  ['checklist', 'Checklist'],
  ['bezichtigen', 'Bezichtigen'],
  ['rente', 'Rente'],
]);
export type TagSlug = (typeof tags)[number]['slug'];
