import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Takes the place of what fails, or does not come. */
  missing: ReactNode;
  onError?: (error: unknown) => void;
  children: ReactNode;
}

/** A part of a page whose code fails in the browser costs the page nothing else. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }
  override render() {
    return this.state.failed ? this.props.missing : this.props.children;
  }
}
