import { createContext, useContext, useId, type PropsWithChildren, type ReactNode } from 'react';
import css from './field.module.css';
import { Icon, warning } from '../icon.tsx';

interface Control {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}
const ControlContext = createContext<Control | null>(null);

/** The id and descriptions that a control gets from the field round it. */
export const useControl = (): Partial<Control> => useContext(ControlContext) ?? {};

export interface FieldText {
  label: ReactNode;
  /** Under the control: what to fill in, or what we do with it. */
  help?: ReactNode;
  /** A Dutch sentence. */
  error?: string | undefined | false;
  /** Fields are required unless they say otherwise; this adds "(niet verplicht)". `by-legend`: their group says it once. */
  optional?: boolean | 'by-legend' | undefined;
}

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p className={css.error} id={id}>
      <Icon of={warning} size="s" />
      <span>
        <span className={css.word}>Let op: </span>
        {children}
      </span>
    </p>
  );
}

/** An error of one word names the field too: read alone, in a list of errors, it says where: "Verplicht: postcode". */
const nameField = (error: string, label: ReactNode): string =>
  typeof label === 'string' && /^\S+$/.test(error)
    ? `${error}: ${label.charAt(0).toLowerCase()}${label.slice(1).replace(/\*$/, '')}`
    : error;

/** Help and error below a control or a group, which is described by them. `label`: what an error of one word names. */
export const useNotes = (help: ReactNode, error: FieldText['error'], label?: ReactNode) => {
  const id = useId();
  const [helpId, errorId] = [`${id}h`, `${id}e`];
  return {
    id,
    described: {
      'aria-describedby': [help ? helpId : '', error ? errorId : ''].filter(Boolean).join(' ') || undefined,
      'aria-invalid': error ? (true as const) : undefined,
    },
    notes: (
      <>
        {help && (
          <p className={css.help} id={helpId}>
            {help}
          </p>
        )}
        {error && <FieldError id={errorId}>{nameField(error, label)}</FieldError>}
      </>
    ),
  };
};

/** Label, help and error of the one control inside it: `<Field label="Naam"><TextInput name="naam" /></Field>`. */
export function Field({ label, help, error, optional = false, children }: FieldText & PropsWithChildren) {
  const { id, described, notes } = useNotes(help, error, label);
  const control: Control = { id, ...described, 'aria-required': optional ? undefined : true };
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label} {optional === true && <span className={css.optional}>(niet verplicht)</span>}
      </label>
      <ControlContext value={control}>{children}</ControlContext>
      {notes}
    </div>
  );
}
