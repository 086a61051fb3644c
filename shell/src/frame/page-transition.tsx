import { useSite } from '@binnen/platform';
import { ViewTransition, type ReactNode } from 'react';

/** Moves the page's content from one page to the next by the site's named transition: see `transitions.css`. */
export function PageTransition({ children }: { children: ReactNode }) {
  const transition = useSite((state) => state.transition);
  return (
    <ViewTransition name="page" default={transition}>
      {children}
    </ViewTransition>
  );
}
