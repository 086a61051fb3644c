import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { classNames } from './class-names.tsx';
import css from './dialog.module.css';
import { close as closeIcon, Icon } from './icon.tsx';

interface DialogProps {
  open: boolean;
  /** It is about to open: what can be done before is done. */
  soon?: boolean;
  /** Escape, the cross and a press beside it. The owner sets `open` to false; or answers false, having closed what lies over it. */
  onClose: () => void | false;
  title: string;
  /** Keeps the title for screen readers alone. */
  hideTitle?: boolean;
  /** `drawer` comes from the right, `sheet` from below, `full` is the whole screen. */
  look?: 'dialog' | 'drawer' | 'sheet' | 'full';
  className?: string;
  children: ReactNode;
}

/** The browser's own modal dialog: it keeps the focus inside and gives it back when it closes. */
export function Dialog(props: DialogProps) {
  const {
    open,
    soon = false,
    onClose,
    title,
    hideTitle = false,
    look = 'dialog',
    className,
    children,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  const covers = (open || soon) && look === 'full';
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

  const closeFromBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={classNames(css.dialog, css[look], className)}
      aria-labelledby={id}
      onClose={onClose}
      onCancel={(event) => {
        if (onClose() === false) event.preventDefault();
      }}
      onClick={closeFromBackdrop}
    >
      <div className={css.panel}>
        <div className={css.head}>
          <h2 id={id} className={hideTitle ? css.hidden : css.title}>
            {title}
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
