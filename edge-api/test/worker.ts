import { createApi } from '../src/api.ts';

export { Registry } from '../src/registry/registry.ts';
export { Outbox } from '../src/leads/outbox/outbox.ts';
export { Quotas } from '../src/protection/quotas.ts';

/** The edge without its pages: those need a build of shell and remotes, and have tests of their own. */
const api = createApi();

export default { fetch: api.fetch };
