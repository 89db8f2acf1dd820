import { useEffect, useState, type CSSProperties, type RefObject } from 'react';
import styled from 'styled-components';
import { plantSize, watchRest } from './plant-place';

interface Props {
  /** Home's first view: the hero, and below it the key numbers (#figures). */
  view: RefObject<HTMLElement | null>;
}

interface Place {
  left: number;
  size: number;
  /** True if the plant is in front of the portrait, which is dark in both themes. */
  isOnPicture: boolean;
}

/** A plant that grows above the key numbers, where the pointer or focus rests. */
export function Plant({ view }: Props) {
  const [place, setPlace] = useState<Place>({ left: 0, size: 1, isOnPicture: false });
  const [isGrown, setGrown] = useState(false);

  useEffect(() => {
    const element = view.current;
    const figures = element?.querySelector<HTMLElement>('#figures');
    if (!element || !figures) return undefined;
    return watchRest(element, figures, {
      grow: (x) => {
        setPlace(placeAt(x, element, figures));
        setGrown(true);
      },
      wither: () => setGrown(false),
    });
  }, [view]);

  const { left, size, isOnPicture } = place;
  return (
    <Drawing
      viewBox="-90 -250 200 256"
      aria-hidden="true"
      data-plant={isGrown ? 'grown' : 'withered'}
      data-on-picture={isOnPicture || undefined}
      style={{ '--left': `${left}px`, '--size': size } as CSSProperties}
    >
      <path d="M-4 0Q.4-106.6 35.9-193.5h4Q7.4-106.6 4 0z" fill="var(--lit)" style={from(0, 0)} />
      {leaves.map(([x, y, d, side], index) => (
        <path
          key={d}
          d={`M${x} ${y}${d}`}
          fill={`var(--${side})`}
          style={{ ...from(x, y), '--nth': index + 1 } as CSSProperties}
        />
      ))}
      <g transform="translate(37.9 -193.5) rotate(24)">
        <g style={{ ...from(0, 4), '--nth': leaves.length + 1 } as CSSProperties}>
          <path d="M0 4C-13-4-11-21 0-32 11-21 13-4 0 4z" fill="#ff8fb8" />
          <path d="M0 4C-7-4-6-19 0-32 2-20 2-6 0 4z" fill="#b83a1e" opacity="0.55" />
          <path d="M-9-3C-6 5 6 5 9-3 4 1-4 1-9-3z" fill="var(--shaded)" />
        </g>
      </g>
      <ellipse cy="1" rx="17" ry="4" fill="var(--shaded)" style={from(0, 1)} />
    </Drawing>
  );
}

/**
 * The leaves, the lowest first. Each has a point on the stem (x and y in the viewBox), an outline
 * relative to that point, and a color.
 */
const leaves = [
  [4.4, -58.2, 'q18.5-36.5 57.9-31.7q-21.6 29.9-57.9 31.7z', 'lit'],
  [7.1, -78.2, 'q-8.3-41.3-48.7-47.5q13.2 35.6 48.7 47.5z', 'shaded'],
  [12.8, -109.4, 'q16.4-26.3 45.8-20.1q-18.3 21.1-45.8 20.1z', 'lit'],
  [17.1, -128.4, 'q-2.9-27.1-28.6-33.4q6.4 23.7 28.6 33.4z', 'shaded'],
  [24.2, -154.3, 'q9.7-12.9 24.6-8.3q-10.4 10.1-24.6 8.3z', 'lit'],
  [28.8, -168.8, 'q-.3-11.2-10.5-14.6q1.8 9.9 10.5 14.6z', 'shaded'],
] as const;

const from = (x: number, y: number) => ({ transformOrigin: `${x}px ${y}px` });

function placeAt(x: number, view: HTMLElement, figures: HTMLElement): Place {
  const { top: ground } = figures.getBoundingClientRect();
  const words = [...view.querySelectorAll('h1, header p, header ul, header a')];
  const picture = view.querySelector('header img')?.getBoundingClientRect();
  return {
    left: x - view.getBoundingClientRect().left,
    size: plantSize(
      x,
      ground,
      words.map((each) => each.getBoundingClientRect()),
    ),
    isOnPicture: picture !== undefined && x > picture.left && ground - picture.bottom < 1,
  };
}

const Drawing = styled.svg`
  --lit: light-dark(#2f8059, #57b053);
  --shaded: light-dark(#17402f, #2f8059);
  position: absolute;
  z-index: 1;
  bottom: -5px;
  left: calc(var(--left) - 90px);
  width: 200px;
  max-width: none;
  height: 256px;
  overflow: visible;
  transform: scale(var(--size));
  /* This is the plant's foot, at 0 0 in the viewBox. */
  transform-origin: 90px 250px;
  pointer-events: none;

  &[data-on-picture] {
    color-scheme: dark;
  }
  [style] {
    transform-box: view-box;
    transform: scale(0);
    transition: transform 0.22s ease-in;
  }
  &[data-plant='grown'] [style] {
    transform: none;
    transition: transform 0.5s cubic-bezier(0.2, 0.8, 0.3, 1) calc(var(--nth, 0) * 0.09s);
  }
  @media print {
    display: none;
  }
`;
