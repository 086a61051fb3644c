import { createRender as createRenderOf, type Remotes } from '@binnen/platform/server';
import type { ClientComposition, DeclaredReads, Render } from '@binnen/platform/render-protocol';
import { document } from './document/document.ts';
import { shellPages } from './errors/shell-pages.ts';
import { shell } from './site/shell.ts';

/** Makes the site's render function from the shell and the remotes of a composition. */
export const createRender = (
  remotes: Remotes,
  composition: ClientComposition,
  declared: DeclaredReads,
): Render => createRenderOf({ ...shell, ...shellPages, ...document }, remotes, composition, declared);
