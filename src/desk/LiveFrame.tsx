import { useState, type CSSProperties, type Ref } from 'react';
import styled from 'styled-components';
import { pageAddress } from './api';
import { nameOfLook, sizes, type Look } from './cells';

interface Props {
  path: string;
  name: string;
  look: Look;
  /** How wide it is drawn; the page in it is as wide as its screen. */
  width: number;
  /** How high it is drawn, if not in its screen's proportions. */
  height?: number;
  onLoad?: (frame: HTMLIFrameElement) => void;
  ref?: Ref<HTMLIFrameElement>;
}

/** A page of the site as a visitor has it, with a theme and a stillness of its own. */
export function LiveFrame({ path, name, look, width, height, onLoad, ref }: Props) {
  const screen = sizes[look.size];
  const scale = width / screen.width;
  // Where it goes from here is its own affair, and whoever shows it.
  const [first] = useState(path);
  const style = {
    '--width': `${screen.width}px`,
    '--height': `${height ? height / scale : screen.height}px`,
    '--scale': scale,
  } as CSSProperties;
  return (
    <Screen style={style}>
      <iframe
        ref={ref}
        name={`desk ${look.theme} ${look.motion}`}
        src={pageAddress(first)}
        title={`${name}, ${nameOfLook(look)}`}
        onLoad={({ currentTarget }) => onLoad?.(currentTarget)}
      />
    </Screen>
  );
}

const Screen = styled.div`
  width: calc(var(--width) * var(--scale));
  height: calc(var(--height) * var(--scale));
  overflow: clip;

  iframe {
    display: block;
    width: var(--width);
    height: var(--height);
    border: 0;
    transform: scale(var(--scale));
    transform-origin: 0 0;
  }
`;
