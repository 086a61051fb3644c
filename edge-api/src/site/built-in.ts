import type { Composition } from '@binnen/platform/contract/composition';
import type { Render } from '@binnen/platform/render-protocol';
// Written by the build: the workspace's own shell and remotes, joined as the edge joins a composition.
import composition from '../../dist/built-in/composition.json';

/** An older build may be there while types are checked. */
const joined: unknown = composition;

/** Its code is half of the Worker, and most isolates never need it. */
const render: Render = async (request) => {
  const remotes = await import('../../dist/built-in/remotes.js');
  return (remotes.render as Render)(request);
};

/**
 * The composition that is bundled with the Worker. It serves when there is no loader, no registry or no working
 * isolate, and has to render the same pages.
 */
export const builtIn: { composition: Composition; render: Render } = {
  composition: joined as Composition,
  render,
};
