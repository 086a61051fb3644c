/** Everything that the edge calls. Each has a circuit breaker and a bulkhead of its own. */
export const services = [
  'directus',
  'wordpress',
  'realworks',
  'realworks-crm',
  'activecampaign',
  'pdok',
  'valuation',
  'streetview',
  'images',
] as const;
export type Service = (typeof services)[number];
