import { useEffect, useId, useRef, type ReactNode } from 'react';
import css from './dialog.module.css';
import { close as closeIcon, Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface DialogProps {
  open: boolean;
  /** It is about to open: what can be done before is done. */
  soon?: boolean;
  /** Escape and the cross. The owner sets `open` to false; or answers false, having closed what lies over it. */
  onClose: () => void | false;
  /** For screen readers alone. */
  title: string;
  children: ReactNode;
}

/** The browser's own modal dialog, over the whole screen: it keeps the focus inside and gives it back when it closes. */
export function Dialog({ open, soon = false, onClose, title, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  const covers = open || soon;
  // Before it opens: the site's style sheet knows that little of the page can be seen.
  useEffect(() => {
    if (!covers) return;
    const { dataset } = document.documentElement;
    dataset['covered'] = '';
    return () => {
      delete dataset['covered'];
    };
  }, [covers]);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby={id}
      onClose={onClose}
      onCancel={(event) => {
        if (onClose() === false) event.preventDefault();
      }}
    >
      <div className={css.panel}>
        <div className={css.head}>
          <h2 id={id}>
            <VisuallyHidden>{title}</VisuallyHidden>
          </h2>
          <button type="button" className={css.close} onClick={onClose} aria-label="Sluiten">
            <Icon of={closeIcon} />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
