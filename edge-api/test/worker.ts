import { createApi } from '../src/app/create-app.ts';

import { composer } from '../src/site/composer.ts';

export class Registry extends composer.Registry {}
export { Alerts } from '../src/leads/alerts/alerts.ts';
export { Changes } from '../src/listings/changes/changes.ts';
export { Outbox } from '../src/leads/outbox/outbox.ts';
export { Quotas } from '@binnen/edge-kit/quotas/quotas';

/** The edge without its pages: those need a build of shell and remotes, and have tests of their own. */
const api = createApi();

export default { fetch: api.fetch };
