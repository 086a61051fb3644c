import type { Site } from '@binnen/composer/environment';
import type { Composition } from '@binnen/platform/contract/composition';
// Written by the build: the festival's own shell and remotes, joined as the edge joins a composition.
import composition from '../../dist/built-in/composition.json';
import { render } from '../../dist/built-in/remotes.js';

/** The same code, bundled with the Worker: it serves before the first promote. */
export const builtIn: Site['builtIn'] = {
  loadComposition: async () => composition as Composition,
  render,
};
