/** Takes the place of the shell's `remote-loading.ts` in the monolith: the remotes are part of its own build. */
import { remote as content } from '../../../../mf-content/src/remote.ts';
import { remote as leads } from '../../../../mf-leads/src/remote.ts';
import { remote as listings } from '../../../../mf-listings/src/remote.ts';

const faces: Record<string, unknown> = { 'mf-content': content, 'mf-leads': leads, 'mf-listings': listings };

/** There is nothing that module federation's runtime would load. */
export const openRemotesBy = (): void => {};

export const loadRemoteFace = async ({ name }: { name: string }): Promise<unknown> => faces[name];
