import { createContext, Fragment, Suspense, type ComponentType, type ReactNode } from 'react';

/** How header and page are drawn in their frame. */
interface Drawing {
  /** What is round them: in a browser their code may come later than the frame's. */
  Around: ComponentType<{ children: ReactNode }>;
  onBegin?: () => void;
  /** They were drawn. A server knows by it that they did not fail: a Suspense boundary hides that. */
  onEnd?: () => void;
}

export const DrawingContext = createContext<Drawing>({ Around: Suspense });

/** Throws what header and page throw. */
export const drawOpenly: Drawing = { Around: Fragment };
