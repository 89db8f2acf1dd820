import { useLayoutEffect } from 'react';
import { listen } from './input';
import { setInspect } from './inspecting';
import { leaveOut } from './interactions';
import { makeRoom } from './make-room';
import { Overlay } from './Overlay';
import { Panel } from './Panel';

export function Inspector() {
  useLayoutEffect(() => {
    leaveOut();
    return () => void leaveOut();
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
