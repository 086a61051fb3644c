import { createStore, useStore } from '@binnen/platform';
import { createContext, useContext, type ReactNode } from 'react';

/** Parts of the frame that show only after an event. Their code comes when the page can be used. */
export interface LateParts {
  /** At the top of the main area, with navigation. */
  loading?: ReactNode;
  /** At the end of the document. */
  notices?: ReactNode;
}

export const createLateParts = () => createStore<LateParts>(() => ({}));

/**
 * A store, because a new context value would make React redraw parts that it has not hydrated yet: a widget whose code
 * is under way would lose what the visitor typed. On the edge there are no late parts.
 */
export const LatePartsContext = createContext(createLateParts());

/** One of the late parts, once it is there. A component of its own: nothing round it is drawn again. */
export function LatePart({ of }: { of: keyof LateParts }) {
  return useStore(useContext(LatePartsContext), (parts) => parts[of]);
}
