export * as routes from './route-table.ts';
export * from './route-queries.ts';
