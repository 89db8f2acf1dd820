import { Component, type ComponentType, type ReactNode } from 'react';
import { StaticPage } from './StaticPage';

export class ShellErrorBoundary extends Component<{ children: ReactNode }> {
  override state = { broken: false };

  static getDerivedStateFromError = () => ({ broken: true });

  override render() {
    return this.state.broken ? <StaticPage selector="#root > *" /> : this.props.children;
  }
}

interface PageProps {
  Fallback: ComponentType<{ error: unknown }>;
  children: ReactNode;
}

export class PageErrorBoundary extends Component<PageProps> {
  override state: { thrown?: { error: unknown } } = {};

  static getDerivedStateFromError = (error: unknown) => ({ thrown: { error } });

  override render() {
    const { Fallback, children } = this.props;
    const { thrown } = this.state;
    return thrown ? <Fallback error={thrown.error} /> : children;
  }
}
