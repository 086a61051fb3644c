import { filterNames, filters } from '../filters/filters.ts';

/**
 * The query parameters that a page is cached by. A page that is asked for with another parameter that it declares is
 * rendered each time; what it does not declare never reaches its render. Parameters with personal data (`email`, `zip`,
 * `valuation`) are not listed.
 */
export const pageQueryNames: readonly string[] = [
  ...filterNames.filter((name) => filters[name].kept),
  ...[
    'categorie',
    'filters',
    'fotos',
    'niet',
    'pagina',
    'pakket',
    'radius',
    'sort',
    'tag',
    'verbouwing',
    'weergave',
  ],
  ...['zoek', 'zoeken'],
];
