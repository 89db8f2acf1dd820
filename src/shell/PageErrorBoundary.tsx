import { Component, type ComponentType, type ReactNode } from 'react';

interface Props {
  /** Replaces a page whose component throws. */
  Fallback: ComponentType<{ error: unknown }>;
  children: ReactNode;
}

/** When a page breaks, the shell around it still works. */
export class PageErrorBoundary extends Component<Props> {
  override state: { thrown?: { error: unknown } } = {};

  static getDerivedStateFromError = (error: unknown) => ({ thrown: { error } });

  override render() {
    const { Fallback, children } = this.props;
    const { thrown } = this.state;
    return thrown ? <Fallback error={thrown.error} /> : children;
  }
}
