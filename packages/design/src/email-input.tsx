import { useRef, useState, type ComponentProps } from 'react';
import css from './email-input.module.css';
import { TextInput } from './text-input.tsx';

/** For an e-mail address. One that was left with a likely slip gets a suggestion; it keeps nobody from sending. */
export function EmailInput({
  suggest,
  ...input
}: ComponentProps<typeof TextInput> & {
  /** What was probably meant. Its code may come when it is first asked. */
  suggest: (email: string) => Promise<string | undefined>;
}) {
  const field = useRef<HTMLInputElement>(null);
  const [meant, setMeant] = useState<string>();
  const look = () =>
    suggest(field.current?.value ?? '').then(setMeant, () => {
      // Without its code there is no suggestion.
    });
  const take = () => {
    if (field.current && meant) field.current.value = meant;
    setMeant(undefined);
    field.current?.focus();
  };
  return (
    <div className={css.email}>
      <TextInput
        {...input}
        ref={field}
        type="email"
        inputMode="email"
        autoComplete="email"
        onBlur={() => void look()}
        onChange={() => setMeant(undefined)}
      />
      {meant && (
        <p className={css.meant} role="status">
          Bedoel je{' '}
          <button type="button" onClick={take}>
            {meant}
          </button>
          ?
        </p>
      )}
    </div>
  );
}
