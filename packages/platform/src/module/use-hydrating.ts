import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether this is drawn for the first time where the server has drawn it already. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
