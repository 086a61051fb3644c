import type { Site } from '@binnen/composer/environment';
import type { Composition } from '@binnen/platform/contract/composition';
import type { Render } from '@binnen/platform/render-protocol';

/**
 * The composition that is bundled with the Worker. It serves when there is no loader, no registry or no working
 * isolate, and has to render the same pages. Its code is half of the Worker, and most isolates never need it.
 */
export const builtIn: Site['builtIn'] = {
  loadComposition: async () => {
    // Written by the build: the workspace's own shell and remotes, joined as the edge joins a composition.
    const joined: { default: unknown } = await import('../../dist/built-in/composition.json');
    return joined.default as Composition;
  },
  render: async (request) => {
    const remotes = await import('../../dist/built-in/remotes.js');
    return (remotes.render as Render)(request);
  },
};
