import type { ReactNode } from 'react';

/** One primitive, by the name that it is exported under, in its states. */
export interface Specimen {
  name: string;
  states: readonly (readonly [state: string, shown: ReactNode])[];
}
