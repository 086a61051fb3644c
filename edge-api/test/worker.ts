import { createApi } from '../src/app/create-app.ts';

export { Alerts, Changes, Outbox, Quotas, Registry } from '../src/app/objects.ts';

/** The edge without its pages: those need a build of shell and remotes, and have tests of their own. */
const api = createApi();

export default { fetch: api.fetch };
