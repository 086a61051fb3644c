/** Every service that the edge calls. Each has its own circuit breaker and bulkhead. */
export const services = [
  'directus',
  'wordpress',
  'realworks',
  'realworks-crm',
  'activecampaign',
  'brevo',
  'push',
  'pdok',
  'bag',
  'ep-online',
  'cbs',
  'rivm',
  'overpass',
  'valuation',
  'streetview',
  'images',
] as const;
export type Service = (typeof services)[number];
