import type { ReactNode } from 'react';

/** The root of every widget of this remote. */
export function FormFrame({ children }: { children: ReactNode }) {
  return <div data-owner="mf-leads">{children}</div>;
}
