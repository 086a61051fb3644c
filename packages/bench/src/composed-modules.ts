import { mainModule } from '@binnen/composer/behind/releases/files/compose';
import { readBuiltIn } from './capture.ts';

const mainSource = `import { WorkerEntrypoint } from 'cloudflare:workers';
import { render } from './remotes.js';
export default class extends WorkerEntrypoint { render(request) { return render(request); } }
`;

/** The workspace's own shell and remotes, as the isolate of a composition gets them. */
export const readComposedModules = (checkout?: string): Record<string, string> => ({
  ...readBuiltIn(checkout),
  [mainModule]: mainSource,
});
