/**
 * The query parameters that may change the HTML of a page, and are part of its cache key. A page with any other
 * parameter works, but is rendered each time. Parameters with personal data (`email`, `zip`, `valuation`) are not
 * listed.
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
  'weergave',
  'zoek',
  'zoeken',
] as const;

/** Campaign parameters: no page reads them on the server. */
export const campaignNames =
  /^(utm_[a-z]+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|mc_[a-z]+|vgo_ee|_hs[a-z]+)$/;

/**
 * Personal data that links of other sites carry. It is removed from the address bar, and trackers only start after
 * that.
 */
export const personalNames = ['email', 'zip', 'nr'] as const;
