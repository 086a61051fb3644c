import { Button } from '@binnen/design/button';
import css from './plain-submit.module.css';

/** The button of a form that sends itself with script: shown without. */
export const PlainSubmit = ({ children }: { children: string }) => (
  <Button type="submit" look="secondary" className={css.withoutScript}>
    {children}
  </Button>
);
