import { Component, type ReactNode } from 'react';

/** A map whose code fails, or does not come, costs the page nothing else. */
export class MapBoundary extends Component<{ missing: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? this.props.missing : this.props.children;
  }
}
