import { Button } from '@binnen/design/button';
import { Component, type ReactNode } from 'react';
import css from './calculator.module.css';

/** The later steps' code did not come, or failed: the tab keeps address and answers, so that a reload goes on there. */
export class LaterBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert" className={css.failed}>
        <p>De volgende stap is nu niet te laden. Wat je invulde, blijft bewaard.</p>
        <Button onClick={() => location.reload()}>Probeer het opnieuw</Button>
      </div>
    );
  }
}
