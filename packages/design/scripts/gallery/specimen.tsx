import type { ReactNode } from 'react';

/** Primitives, each by the name that it is exported under, in its states. */
export type Specimens = Record<string, Record<string, ReactNode>>;

/** A primitive with each of these values: a state for each. */
export const drawEach = <Value extends string>(values: readonly Value[], draw: (value: Value) => ReactNode) =>
  Object.fromEntries(values.map((value) => [value, draw(value)]));
