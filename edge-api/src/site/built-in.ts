import type { Composition } from '@binnen/platform/contract/composition';
import type { Render } from '@binnen/platform/render-protocol';
// Written by the build: the workspace's own shell and remotes, joined as the edge joins a composition.
import composition from '../../dist/built-in/composition.json';
import { render } from '../../dist/built-in/remotes.js';

/** An older build may be there while types are checked. */
const joined: unknown = composition;

/**
 * The composition that is bundled with the Worker. It serves when there is no loader, no registry or no working
 * isolate, and has to render the same pages.
 */
export const builtIn: { composition: Composition; render: Render } = {
  composition: joined as Composition,
  render: render as Render,
};
