/** The fake keys that the stand-ins accept; `edge-api/local.env` has the same. */
export const keys = {
  directus: 'local-directus-token',
  realworks: 'local-realworks-token',
  realworksCrm: 'local-realworks-crm-token',
  activecampaign: 'local-activecampaign-key',
  brevo: 'local-brevo-key',
  valuation: 'local-valuation-token',
  streetview: 'local-streetview-key',
  partner: 'whsec_bG9jYWwtcGFydG5lci1zZWNyZXQtb2YtdGhlLWRlbW8=',
  epOnline: 'local-ep-online-key',
  turnstile: 'local-turnstile-secret',
  /** Public: pages contain it. */
  turnstileSite: 'local-turnstile-site',
} as const;

/** The office that the CRM's token belongs to. */
export const afdelingscode = 912345;
