import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadOrReload } from '../ui/missing-code';
import { isEnlarged, usePageLocation } from '../ui/page-context';
import type { LightboxPicture } from './Lightbox';

type View = (typeof import('./Lightbox'))['Lightbox'];

interface Props {
  note?: string;
  children: ReactNode;
}

/** The open lightbox has its own history entry, so that Back closes it. */
export function Enlargeable({ note, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(0);
  const [pictures, setPictures] = useState<readonly LightboxPicture[]>([]);
  const [loaded, setLoaded] = useState<{ Lightbox: View }>();
  const { pathname, state } = usePageLocation();
  const navigate = useNavigate();

  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a[data-enlarge]') : null;
    const links = linksIn(box.current);
    if (!(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    setPictures(links.map(pictureOf));
    // Adds the history entry before the code loads. If the visitor goes back before then, no lightbox
    // opens. A reload keeps the entry of an open lightbox, but closes it: reuse that entry.
    void navigate(pathname, {
      replace: isEnlarged((history.state as { usr?: unknown } | null)?.usr),
      state: { enlarged: links.indexOf(link), preventScrollReset: true },
    });
    void loadOrReload(
      link.href,
      () => import('./Lightbox'),
      () => box.current !== null,
    ).then(setLoaded);
  };

  const opened = isEnlarged(state) && loaded ? state.enlarged : undefined;
  const isOpen = opened !== undefined;

  useEffect(() => {
    const links = linksIn(box.current);
    if (!isOpen) return undefined;
    const measure = () => setPictures(links.map(pictureOf));
    addEventListener('resize', measure);
    return () => {
      removeEventListener('resize', measure);
      links[shown.current]?.focus();
    };
  }, [isOpen]);

  return (
    <div ref={box} onClickCapture={open}>
      {children}
      {isOpen && loaded && (
        <loaded.Lightbox
          pictures={pictures}
          note={note}
          first={opened}
          onShow={(index) => {
            shown.current = index;
          }}
          onClose={() => void navigate(-1)}
        />
      )}
    </div>
  );
}

const linksIn = (box: HTMLElement | null): HTMLAnchorElement[] => [
  ...(box?.querySelectorAll<HTMLAnchorElement>('a[data-enlarge]') ?? []),
];

/**
 * Reads the displayed image; the image of the other theme is hidden. The lightbox always shows the
 * image's `src`, the file for larger screens. On phones, the page may display another file.
 */
function pictureOf(link: HTMLAnchorElement): LightboxPicture {
  const images = [...(link.parentElement?.querySelectorAll('img') ?? [])];
  const image = images.find((each) => each.getClientRects().length > 0) ?? images[0];
  return {
    src: image?.src ?? link.href,
    alt: image?.alt ?? '',
    inverted: image?.dataset.inverted !== undefined,
    caption: link.dataset.enlarge ?? '',
    isPlaceholder: link.dataset.placeholder !== undefined,
    width: image?.width ? Number(image.getAttribute('width')) : 1200,
    height: image?.height ? Number(image.getAttribute('height')) : 800,
    least: Math.max(image?.getBoundingClientRect().width ?? 0, Number(link.dataset.readable ?? 0)),
  };
}
