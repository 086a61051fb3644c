import type { ComponentProps, ReactNode } from 'react';
import css from './lead-form.module.css';

/** The root of every widget of this remote. */
export const FormFrame = (props: ComponentProps<'div'>) => <div data-owner="mf-leads" {...props} />;

/** A titled part of a long form. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={css.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
