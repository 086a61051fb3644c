/**
 * The query parameters that the HTML of a page may depend on, and be cached by. A page that reads another one still
 * works: it is rendered anew each time. What says something of the visitor (`email`, `zip`, `valuation`) stays out.
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

/** Where a visitor came from: no page reads it on the server. */
export const campaignNames =
  /^(utm_[a-z]+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|mc_[a-z]+|vgo_ee|_hs[a-z]+)$/;

/** What links of others bring along of a visitor. It is taken out of the address bar, and no tracker starts before. */
export const personalNames = ['email', 'zip', 'nr'] as const;
