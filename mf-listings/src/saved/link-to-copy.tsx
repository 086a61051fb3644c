import css from './link-to-copy.module.css';

/** An address for the visitor to copy, where the browser can neither share nor copy it. */
export function LinkToCopy({ path }: { path: string }) {
  return (
    <label className={css.link}>
      <span>Kopieer deze link om hem te delen</span>
      <input
        readOnly
        // The press asked for it: it is ready to copy.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={new URL(path, location.href).href}
        onFocus={(event) => event.target.select()}
      />
    </label>
  );
}
