import type { ClientComposition, DeclaredReads, Render } from '@binnen/platform/render-protocol';
import { createRender as createRenderOf, type Remotes } from '@binnen/platform/server';
import { document, shell, shellPages } from './shell.tsx';

export const createRender = (
  remotes: Remotes,
  composition: ClientComposition,
  declared: DeclaredReads,
): Render => createRenderOf({ ...shell, ...shellPages, ...document }, remotes, composition, declared);
