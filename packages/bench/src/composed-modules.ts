import { mainModule } from '@binnen/composer/behind/releases/files/compose';
import { readBuiltIn } from './capture.ts';

const mainSource = `import { WorkerEntrypoint } from 'cloudflare:workers';
import { render } from './remotes.js';
export default class extends WorkerEntrypoint { render(request) { return render(request); } }
`;

/** A page of a remote of its own, which the built-in composition does not have: no fallback answers it. */
export const ownPage = '/eigen-pagina';
const withOwnPage = mainSource.replace(
  'return render(request);',
  `if (new URL(request.url).pathname !== '${ownPage}') return render(request);
  const html = new TextEncoder().encode('<p>Een eigen pagina</p>');
  return { status: 200, html: [html, html, html], pattern: '${ownPage}', widgets: [], used: [] };`,
);

/** The workspace's own shell and remotes, as the isolate of a composition gets them. */
export const readComposedModules = (checkout?: string): Record<string, string> => ({
  ...readBuiltIn(checkout),
  [mainModule]: withOwnPage,
});
