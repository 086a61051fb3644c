import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while its page is hydrated: what only the browser knows is not known yet. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
