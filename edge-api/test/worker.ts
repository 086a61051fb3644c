// Evaluated on demand by the Worker. Here from the start: a module that comes late starts every object anew.
import '@binnen/composer/behind/calls/platform';
import '@binnen/composer/behind/calls/watching/tell-teams';
import '@binnen/composer/behind/console/routes';
import '@binnen/composer/behind/pages/unasked/renew-pages';
import '@binnen/edge-kit/openapi/documents';
import { createApi } from '../src/app/create-app.ts';
import '../src/leads/office/console-page.tsx';
import '../src/openapi/api-words.ts';

export { Alerts, Changes, Outbox, Quotas, Registry } from '../src/app/objects.ts';

/** The edge without its pages: those need a build of shell and remotes, and have tests of their own. */
const api = createApi();

export default { fetch: api.fetch };
