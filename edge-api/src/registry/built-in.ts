import type { Composition } from '@binnen/contracts/composition';
import type { Render } from '@binnen/contracts/render';
// Written by the build: the workspace's own shell and remotes, joined as the edge joins a composition.
import composition from '../../dist/built-in/composition.json';
import { render } from '../../dist/built-in/remotes.js';

/**
 * The composition that is bundled with the Worker. It serves when there is no loader, no registry or no working
 * isolate, and has to render the same pages.
 */
export const builtIn: { composition: Composition; render: Render } = {
  composition: composition as Composition,
  render: render as Render,
};
