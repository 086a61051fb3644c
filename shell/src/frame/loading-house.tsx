import { VisuallyHidden } from '@binnen/design/visually-hidden';
import { useNavigation, useSiteStore, useSite } from '@binnen/platform';
import { routes } from '@binnen/contracts/routes';
import { useEffect, useState } from 'react';
import { matchPath } from 'react-router';
import css from './loading-house.module.css';

/** A loading state that shows stays for this long, so that it never flashes. Milliseconds. */
const shortest = 200;
const stepEvery = 400;

/** +30 at the start, +45 at each later step, and never past 90 while it lasts. */
export const advance = (progress: number): number => Math.min(90, progress === 0 ? 30 : progress + 45);

/** Draws itself in one line; the ground behind it rises with the progress. */
function LoadingHouse({ progress }: { progress: number }) {
  return (
    <div className={css.house} role="status">
      <svg width="35" height="35" viewBox="0 0 35 35" aria-hidden>
        <rect
          className={css.progress}
          x="0"
          y={35 - (35 * progress) / 100}
          width="35"
          height={(35 * progress) / 100}
        />
        <path
          className={css.line}
          pathLength="1"
          d="M2 32.5h9.5V22a6 6 0 0 1 12 0v10.5H29V14L17.5 3 6 14v15"
        />
      </svg>
      <VisuallyHidden>Bezig met laden</VisuallyHidden>
    </div>
  );
}

/** The house in the main area while a route loads, when the site's state says so: always on the way to a property. */
export function LoadingSlot() {
  const navigation = useNavigation();
  const store = useSiteStore();
  const enabled = useSite((state) => state.routerLoadingEnable);
  const [progress, setProgress] = useState(0);
  const target = navigation.location?.pathname;
  const loading = navigation.state === 'loading';

  useEffect(() => {
    if (target && matchPath(routes.property.pattern, target)) store.setState({ routerLoadingEnable: true });
  }, [target, store]);

  useEffect(() => {
    if (!loading || !enabled) return;
    const began = performance.now();
    setProgress(advance);
    const steps = setInterval(() => setProgress(advance), stepEvery);
    return () => {
      clearInterval(steps);
      const rest = Math.max(0, shortest - (performance.now() - began));
      setTimeout(() => {
        setProgress(0);
        store.setState({ routerLoadingEnable: false });
      }, rest);
    };
  }, [loading, enabled, store]);

  return progress > 0 ? <LoadingHouse progress={progress} /> : null;
}
