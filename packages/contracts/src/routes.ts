export * as routes from './routing/route-table.ts';
export * from './routing/route-queries.ts';
