import { Component, type ReactNode } from 'react';
import { StaticPage } from './StaticPage';

/** The last line of defense: when the shell itself breaks, the page stays on the screen as it is. */
export class ShellErrorBoundary extends Component<{ children: ReactNode }> {
  override state = { broken: false };

  static getDerivedStateFromError = () => ({ broken: true });

  override render() {
    return this.state.broken ? <StaticPage of="#root > *" /> : this.props.children;
  }
}
