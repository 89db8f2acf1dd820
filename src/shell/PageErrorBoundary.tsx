import { Component, type ComponentType, type ReactNode } from 'react';

interface Props {
  Fallback: ComponentType<{ error: unknown }>;
  children: ReactNode;
}

export class PageErrorBoundary extends Component<Props> {
  override state: { thrown?: { error: unknown } } = {};

  static getDerivedStateFromError = (error: unknown) => ({ thrown: { error } });

  override render() {
    const { Fallback, children } = this.props;
    const { thrown } = this.state;
    return thrown ? <Fallback error={thrown.error} /> : children;
  }
}
