/**
 * The query parameters that a page is cached by. A page that is asked for with another parameter that it declares is
 * rendered each time; what it does not declare never reaches its render. Parameters with personal data (`email`, `zip`,
 * `valuation`) are not listed.
 */
export const pageQueryNames = [
  'beschikbaar',
  'categorie',
  'kamers',
  'openhuis',
  'oppervlakte',
  'pagina',
  'pakket',
  'plaats',
  'prijstot',
  'prijsvan',
  'radius',
  'slaapkamers',
  'soort',
  'sort',
  'tag',
  'type',
  'verbouwing',
  'verkocht',
  'verlaagd',
  'weergave',
  'zoek',
  'zoeken',
] as const;

/** Campaign parameters: no page reads them on the server. A redirect within the site keeps them. */
export const campaignNames =
  /^(utm_[a-z]+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|mc_[a-z]+|vgo_ee|_hs[a-z]+)$/;

/**
 * Personal data that links of other sites carry. It is removed from the address bar, and trackers only start after
 * that.
 */
export const personalNames = ['email', 'zip', 'nr'] as const;
