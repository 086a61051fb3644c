import { Button } from '@binnen/design/button';
import css from './calculator.module.css';

/** The later steps' code did not come, or failed: the tab keeps address and answers, so that a reload goes on there. */
export function NoLaterSteps() {
  return (
    <div role="alert" className={css.failed}>
      <p>De volgende stap is nu niet te laden. Wat je invulde, blijft bewaard.</p>
      <Button onClick={() => location.reload()}>Probeer het opnieuw</Button>
    </div>
  );
}
