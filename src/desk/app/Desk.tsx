import styled from 'styled-components';
import { Cases } from './cases/Cases';
import { DeskHeader } from './DeskHeader';
import { Sheet } from './pages/Sheet';
import { useDeskRoute, type View } from './desk-route';
import { Publish } from './Publish';
import { DeskContext } from './use-desk';
import { useServer } from './use-server';
import { Workbench } from './words/Workbench';

const screens: Record<View, () => React.ReactNode> = {
  pages: Sheet,
  words: Workbench,
  cases: Cases,
  publish: Publish,
};

export function Desk() {
  const { desk, failure } = useServer();
  const { view } = useDeskRoute();
  const Screen = screens[view];
  if (!desk) return <Waiting role="status">{failure ?? 'Loading …'}</Waiting>;
  return (
    <DeskContext value={desk}>
      <Room>
        <DeskHeader failure={failure} />
        <Screen />
      </Room>
    </DeskContext>
  );
}

const Waiting = styled.p`
  padding: 4rem var(--gutter);
  font: 700 var(--h3) / 1.2 var(--display);
`;

const Room = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  height: 100dvh;
  font-size: 1rem;
  line-height: 1.5;

  > main {
    overflow: auto;
    /* main fills the screen's width, so an outline around it would be cut off. */
    outline-offset: -4px;
  }
`;
