import css from './search-box.module.css';

interface SuggestFieldProps {
  id: string;
  value: string;
  onChange: (value: string) => void;
  onFocus: () => void;
  describedBy: string | undefined;
}

export const placeholder = 'Zoek op plaats, adres, postcode, buurt...';

/** The question itself. */
export function SuggestField({ id, value, onChange, onFocus, describedBy }: SuggestFieldProps) {
  return (
    <input
      id={id}
      className={css.input}
      type="search"
      name="zoeken"
      value={value}
      placeholder={placeholder}
      autoComplete="off"
      maxLength={200}
      enterKeyHint="search"
      aria-describedby={describedBy}
      aria-invalid={describedBy ? true : undefined}
      onChange={(event) => onChange(event.target.value)}
      onFocus={onFocus}
      onClick={onFocus}
    />
  );
}
