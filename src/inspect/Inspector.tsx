import { useLayoutEffect } from 'react';
import { listen } from './input';
import { setInspect } from './inspecting';
import { makeRoom } from './make-room';
import { Overlay } from './Overlay';
import { Panel } from './Panel';

export function Inspector() {
  useLayoutEffect(makeRoom, []);
  useLayoutEffect(() => listen(() => setInspect('off')), []);
  return (
    <>
      <Panel />
      <Overlay />
    </>
  );
}
