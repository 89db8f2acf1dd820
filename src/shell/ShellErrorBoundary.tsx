import { Component, type ReactNode } from 'react';
import { StaticPage } from './StaticPage';

export class ShellErrorBoundary extends Component<{ children: ReactNode }> {
  override state = { broken: false };

  static getDerivedStateFromError = () => ({ broken: true });

  override render() {
    return this.state.broken ? <StaticPage selector="#root > *" /> : this.props.children;
  }
}
