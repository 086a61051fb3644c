import { Button } from '@binnen/design/button';
import { useId, useState, type ReactNode } from 'react';
import css from './sections.module.css';

/** Longer texts are folded: their first paragraphs show. */
const longText = 900;

interface DescriptionProps {
  title: string;
  text: string | null;
  /** Not folded, however long. */
  whole?: boolean;
  children?: ReactNode;
}

/** A text of the feed: plain, in paragraphs. Without script all of it shows. */
export function Description({ title, text, whole = false, children }: DescriptionProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  if (!text) return null;
  const paragraphs = text.split(/\n{2,}/);
  const folds = !whole && text.length > longText;
  return (
    <section className={css.description} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={css.text} data-folded={(folds && !open) || undefined}>
        {paragraphs.map((paragraph, index) => (
          // The same text always has the same paragraphs.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      {folds && (
        <Button look="quiet" className={css.unfold} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Minder tonen' : 'Lees alles'}
        </Button>
      )}
      {children}
    </section>
  );
}
