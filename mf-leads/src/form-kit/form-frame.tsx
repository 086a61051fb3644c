import type { ReactNode } from 'react';
import css from './lead-form.module.css';

/** The root of every widget of this remote. */
export function FormFrame({
  id,
  className,
  children,
}: {
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div data-owner="mf-leads" id={id} className={className}>
      {children}
    </div>
  );
}

/** A titled part of a long form. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={css.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
