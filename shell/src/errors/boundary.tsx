import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** What is drawn from: when it changes, drawing is tried again. */
  of: unknown;
  /** Shown when drawing fails. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a failure in one part of the frame from taking the rest along. In the browser: the server draws all or nothing. */
export class Boundary extends Component<BoundaryProps, { failed: boolean; of: unknown }> {
  override state = { failed: false, of: this.props.of };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  static getDerivedStateFromProps({ of }: BoundaryProps, state: { of: unknown }) {
    return state.of === of ? null : { failed: false, of };
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
