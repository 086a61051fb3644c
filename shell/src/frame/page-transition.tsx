import { useLocation, useSite } from '@binnen/platform';
import { ViewTransition, type ReactNode } from 'react';

/**
 * Moves from one page to the next by the site's named transition: see `transitions.css`. Changes within a page, such as
 * search results or a part that arrives late, are not animated.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  const transition = useSite((state) => state.transition);
  const { pathname } = useLocation();
  return (
    <ViewTransition key={pathname} name="page" share={transition} default="none">
      {children}
    </ViewTransition>
  );
}
