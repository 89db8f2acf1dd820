import { Component, useLayoutEffect, type ReactNode } from 'react';
import { listen } from './input';
import { setInspect } from './inspecting';
import { ignoreEvent } from './interactions';
import { makeRoom } from './make-room';
import { Overlay } from './Overlay';
import { Panel } from './Panel';

export const Inspector = () => (
  <InspectErrorBoundary>
    <Tools />
  </InspectErrorBoundary>
);

function Tools() {
  useLayoutEffect(() => {
    ignoreEvent();
    return () => void ignoreEvent();
  }, []);
  useLayoutEffect(makeRoom, []);
  useLayoutEffect(() => listen(() => setInspect('off')), []);
  return (
    <>
      <Panel />
      <Overlay />
    </>
  );
}

class InspectErrorBoundary extends Component<{ children: ReactNode }> {
  override state = { broken: false };

  static getDerivedStateFromError = () => ({ broken: true });

  override componentDidCatch() {
    setInspect('failed');
  }

  override render() {
    return !this.state.broken && this.props.children;
  }
}
