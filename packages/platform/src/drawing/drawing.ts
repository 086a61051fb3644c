import { createContext, Fragment, Suspense, type ComponentType, type ReactNode } from 'react';

/** How header and page are drawn in their frame. */
interface Drawing {
  /** A boundary round them: in a browser their code may come later than the frame's. */
  Around: ComponentType<{ children: ReactNode }>;
  onBegin?: () => void;
  /** Called when they were drawn. It tells a server that they did not fail: a Suspense boundary hides a failure. */
  onEnd?: () => void;
}

export const DrawingContext = createContext<Drawing>({ Around: Suspense });

/** Throws what header and page throw. */
export const drawOpenly: Drawing = { Around: Fragment };
