/** Replaces module federation in the monolith: the remotes are part of its own build. */
import { remote as content } from '../../../../mf-content/src/remote.ts';
import { remote as leads } from '../../../../mf-leads/src/remote.ts';
import { remote as listings } from '../../../../mf-listings/src/remote.ts';

const faces: Record<string, unknown> = {
  'mf_content/remote': { remote: content },
  'mf_leads/remote': { remote: leads },
  'mf_listings/remote': { remote: listings },
};

export const registerRemotes = (): void => {};
export const loadRemote = async (name: string): Promise<unknown> => faces[name];

export const registerPlugins = (): void => {};
