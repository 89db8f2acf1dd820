import { useEffect, useRef, useState, type CSSProperties } from 'react';
import styled from 'styled-components';
import { inverted as invertedFilter } from './Image';
import { Icon } from '../ui/Icon';
import { Label } from '../ui/Label';
import { openModal } from '../ui/modal';
import { RoundButton } from '../ui/Button';
import { StepButtons } from '../ui/StepButtons';

export interface LightboxPicture {
  src: string;
  alt: string;
  inverted: boolean;
  caption: string;
  isPlaceholder: boolean;
  width: number;
  height: number;
  /** The minimum width in CSS pixels: at least the width on the page, and enough to read text. */
  least: number;
}

interface Props {
  pictures: readonly LightboxPicture[];
  note?: string;
  first: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

const panStep = 40;

export function Lightbox({ pictures, note, first, onShow, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(first);

  useEffect(() => {
    const release = dialog.current ? openModal(dialog.current) : undefined;
    row.current?.children[first]?.scrollIntoView({ behavior: 'instant', inline: 'center' });
    return release;
  }, [first]);

  useEffect(() => onShow(shown), [onShow, shown]);

  const step = (by: number) => {
    const [from, to] = [shown, shown + by].map((index) => row.current?.children[index]);
    // The picture that scrolls out of view becomes inert, so the row takes the focus from it.
    if (from?.contains(document.activeElement)) row.current?.focus({ preventScroll: true });
    to?.scrollIntoView({ behavior: 'instant', inline: 'center' });
  };
  const pan = (left: number, top: number): boolean => {
    const item = row.current?.children[shown];
    const before = [item?.scrollLeft, item?.scrollTop];
    item?.scrollBy({ left, top, behavior: 'instant' });
    return item?.scrollLeft !== before[0] || item?.scrollTop !== before[1];
  };
  const go = (by: number) => pan(by * panStep, 0) || step(by);

  return (
    <Dialog
      ref={dialog}
      aria-label={nameOf(pictures[shown])}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') go(1);
        else if (event.key === 'ArrowLeft') go(-1);
        else if (event.key === 'ArrowDown') pan(0, panStep);
        else if (event.key === 'ArrowUp') pan(0, -panStep);
        else return;
        event.preventDefault();
      }}
    >
      <Top>
        <Label as="p" aria-live="polite">
          {shown + 1} of {pictures.length}
          <span className="visually-hidden">: {nameOf(pictures[shown])}</span>
        </Label>
        <RoundButton type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="close" size="20px" />
        </RoundButton>
      </Top>
      <Row
        ref={row}
        tabIndex={-1}
        aria-label="Pictures"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(scrollLeft / clientWidth))
        }
      >
        {pictures.map(
          ({ src, alt, inverted, caption, isPlaceholder, width, height, least }, index) => (
            // `tabIndex`, because not every browser makes a scrollable element focusable.
            <Item key={src} inert={index !== shown} tabIndex={0}>
              <figure>
                <img
                  src={src}
                  alt={alt}
                  data-inverted={inverted || undefined}
                  width={width}
                  height={height}
                  loading="lazy"
                  style={fit(width, height, least)}
                />
                <Label as="figcaption">
                  {caption || alt}
                  {isPlaceholder && note && <p>{note}</p>}
                </Label>
              </figure>
            </Item>
          ),
        )}
      </Row>
      <Bottom>
        <StepButtons of="picture" shown={shown} total={pictures.length} onStep={step} />
      </Bottom>
    </Dialog>
  );
}

const nameOf = (picture?: LightboxPicture) => picture?.caption || picture?.alt;

const fit = (width: number, height: number, least: number) =>
  ({
    '--least': `${least}px`,
    '--most': `${width}px`,
    '--ratio': width / height,
  }) as CSSProperties;

const Dialog = styled.dialog`
  --accent: var(--night-accent);
  --label: var(--on-night-2);
  width: 100%;
  max-width: none;
  height: 100vh;
  height: 100dvh;
  max-height: none;
  padding: 0;
  border: 0;
  background: var(--night);
  color: var(--on-night);

  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: max(14px, env(safe-area-inset-top)) max(20px, env(safe-area-inset-right)) 14px
    max(20px, env(safe-area-inset-left));
`;

const Row = styled.ul`
  display: flex;
  overflow: auto hidden;
  overscroll-behavior: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
`;

const Item = styled.li`
  container-type: size;
  flex: 0 0 100%;
  overflow: auto;
  scroll-snap-align: center;
  scroll-snap-stop: always;

  &:focus-visible {
    outline-offset: -3px;
  }
  figure {
    display: flex;
    flex-direction: column;
    gap: 1rem;
    align-items: safe center;
    justify-content: safe center;
    min-height: 100%;
  }
  /* 5.5rem is the room for the caption. 100cqw, unlike 100vw, excludes scroll bars. */
  img {
    --side: max(8px, 4cqw - 24px);
    width: max(
      var(--least),
      min(var(--most), 100cqw - 2 * var(--side), (100cqh - 5.5rem) * var(--ratio))
    );
    max-width: none;
  }
  img[data-inverted] {
    filter: ${invertedFilter};
  }
  figcaption {
    position: sticky;
    left: 8px;
    width: calc(100cqw - 16px);
    padding-inline: max(12px, 50cqw - 22.6em);
    text-align: center;
    text-wrap: balance;

    p {
      margin-top: 0.5rem;
    }
  }
`;

const Bottom = styled.div`
  display: flex;
  gap: 12px;
  justify-content: center;
  padding: 14px 20px max(18px, env(safe-area-inset-bottom));
`;
