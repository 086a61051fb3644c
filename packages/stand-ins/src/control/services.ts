/** Every upstream that has a stand-in; each is served under `/{service}`. */
export const services = [
  'directus',
  'wordpress',
  'realworks',
  'activecampaign',
  'brevo',
  'push',
  'pdok',
  'valuation',
  'streetview',
  'images',
  'turnstile',
  'slack',
  'partner',
  'tiles',
  'ep-online',
  'cbs',
  'rivm',
  'overpass',
] as const;
export type Service = (typeof services)[number];

export const isService = (text: unknown): text is Service => services.some((service) => service === text);
