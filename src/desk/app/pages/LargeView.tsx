import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { nameOfLook, sizes, type Look } from '../cells';
import { LiveFrame } from '../LiveFrame';
import { Icon, openModal, RoundButton } from '../site';
import { useBox } from '../use-box';

interface Props {
  path: string;
  name: string;
  look: Look;
  onClose: () => void;
}

/** An interactive page, as large as the window allows. */
export function LargeView({ path, name, look, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [box, room] = useBox();
  useEffect(() => (dialog.current ? openModal(dialog.current) : undefined), []);
  const screen = sizes[look.size];
  const width = Math.min(screen.width, room.width);
  return (
    <Dialog ref={dialog} aria-label={`${name}, ${nameOfLook(look)}`} onClose={onClose}>
      <header>
        <h2>{name}</h2>
        <p>{nameOfLook(look)}</p>
        <RoundButton type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="close" size="20px" />
        </RoundButton>
      </header>
      <div ref={box}>
        {room.width > 0 && (
          <LiveFrame
            path={path}
            name={name}
            look={look}
            width={width}
            height={Math.min(room.height, (screen.height * width) / screen.width)}
          />
        )}
      </div>
    </Dialog>
  );
}

const Dialog = styled.dialog`
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  gap: 1rem;
  width: calc(100vw - 3rem);
  max-width: none;
  height: calc(100dvh - 3rem);
  max-height: none;
  margin: auto;
  padding: 1rem 1.5rem 1.5rem;
  border: var(--rule);
  background: var(--paper);
  color: var(--ink);

  &[open] {
    display: grid;
  }
  &::backdrop {
    background: rgb(13 11 10 / 60%);
  }
  header {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1.5rem;
    align-items: center;
  }
  header > button {
    margin-left: auto;
  }
  h2 {
    font-size: var(--h3);
  }
  header > p {
    color: var(--ink-2);
  }
  > div {
    display: grid;
    place-items: start center;
    overflow: auto;
  }
  > div > div {
    outline: 1px solid var(--line);
  }
`;
