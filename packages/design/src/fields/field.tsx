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
export const nameField = (error: string, label: ReactNode): string =>
  typeof label === 'string' && /^\S+$/.test(error)
    ? `${error}: ${label.charAt(0).toLowerCase()}${label.slice(1).replace(/\*$/, '')}`
    : error;

/** The ids that a control or group is described by. */
export const useDescriptions = (help: ReactNode, error: FieldText['error']) => {
  const id = useId();
  const ids = { control: id, help: `${id}h`, error: `${id}e` };
  const describedBy = [help ? ids.help : '', error ? ids.error : ''].filter(Boolean).join(' ') || undefined;
  return { ids, describedBy };
};

/** Label, help and error of the one control inside it: `<Field label="Naam"><TextInput name="naam" /></Field>`. */
export function Field({ label, help, error, optional = false, children }: FieldText & PropsWithChildren) {
  const { ids, describedBy } = useDescriptions(help, error);
  const control: Control = {
    id: ids.control,
    'aria-describedby': describedBy,
    'aria-invalid': error ? true : undefined,
    'aria-required': optional ? undefined : true,
  };
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={ids.control}>
        {label} {optional === true && <span className={css.optional}>(niet verplicht)</span>}
      </label>
      <ControlContext value={control}>{children}</ControlContext>
      {help && (
        <p className={css.help} id={ids.help}>
          {help}
        </p>
      )}
      {error && <FieldError id={ids.error}>{nameField(error, label)}</FieldError>}
    </div>
  );
}
