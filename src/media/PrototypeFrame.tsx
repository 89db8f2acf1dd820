import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { hrefOf, isOwn } from '../ui/href';
import { Image } from './Image';
import { useNear } from './near';
import { isThemed, type PictureFile } from './picture-file';
import { Wireframe } from './Wireframe';

interface Props {
  title: string;
  address: string;
  height: number;
  poster: { file: PictureFile; alt: string };
}

const sizes = '(max-width: 900px) 100vw, 900px';

/**
 * A living prototype in a frame of fixed height. The poster stands until the prototype is there:
 * one of this site comes when the reader rests near it, one from elsewhere only when it is asked for.
 */
export function PrototypeFrame({ title, address, height, poster }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // To start a whole page takes a moment, in which scrolling would stumble.
  const near = useNear(box, { pause: 200 });
  const [asked, setAsked] = useState(false);
  const [failed, setFailed] = useState(false);
  const own = isOwn(address);
  const wireframe = isThemed(poster.file) ? poster.file.wireframe : undefined;
  const shown = (own ? near : asked) && !failed;
  return (
    <Box ref={box}>
      <Screen style={{ height }}>
        <Image {...poster} sizes={sizes} />
        {shown && (
          <iframe
            title={title}
            src={hrefOf(address)}
            allow="fullscreen"
            sandbox={own ? undefined : 'allow-scripts allow-same-origin allow-popups allow-forms'}
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={(event) => own && setFailed(!isPrototype(event.currentTarget))}
          />
        )}
        {wireframe && <Wireframe file={wireframe} sizes={sizes} />}
      </Screen>
      <Bar>
        <span>
          {title}
          {failed && <small> did not load here.</small>}
        </span>
        {!own && !asked && (
          <Load type="button" onClick={() => setAsked(true)}>
            Load from {new URL(address).host}
          </Load>
        )}
        <Button to={address} newTab>
          Open <Icon name="arrowUpRight" />
        </Button>
      </Bar>
    </Box>
  );
}

/** A frame that was blocked has no document to look into; a page that is missing has the site's own. */
function isPrototype(frame: HTMLIFrameElement): boolean {
  const page = frame.contentDocument;
  return page !== null && page.querySelector('main') !== null && !page.querySelector('#root');
}

const Box = styled.div`
  border: var(--rule);

  @media print {
    display: none;
  }
`;

const Screen = styled.div`
  position: relative;
  overflow: clip;
  background: var(--ground, var(--paper-2));

  picture,
  span,
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: left top;
  }
  iframe {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
    background: var(--paper);
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem 0.8rem;
  align-items: center;
  padding: 0.7rem 0.7rem 0.7rem 1.1rem;
  border-top: var(--rule);
  background: var(--paper);
  font-weight: 600;

  > span {
    margin-right: auto;
  }
`;

const Load = styled.button`
  padding: 0.72em 1.25em;
  border: 1.5px solid var(--ink);
  border-radius: 999px;
  background: none;
  font-weight: 600;
  line-height: 1.4;
  cursor: pointer;

  &:hover {
    background: var(--ink);
    color: var(--paper);
  }
`;
