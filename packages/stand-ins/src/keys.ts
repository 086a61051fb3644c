/** The make-believe keys that the stand-ins take; `edge-api/local.env` has the same. */
export const keys = {
  directus: 'local-directus-token',
  realworks: 'local-realworks-token',
  realworksCrm: 'local-realworks-crm-token',
  activecampaign: 'local-activecampaign-key',
  valuation: 'local-valuation-token',
  streetview: 'local-streetview-key',
  turnstile: 'local-turnstile-secret',
  /** Public: pages carry it. */
  turnstileSite: 'local-turnstile-site',
} as const;

/** The office whose token the CRM takes. */
export const afdelingscode = 912345;
