import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { EnlargedView, type EnlargedPicture } from './EnlargedView';

interface EnlargedState {
  enlarged: number;
}

const isEnlarged = (state: unknown): state is EnlargedState =>
  typeof state === 'object' && state !== null && 'enlarged' in state;

/**
 * Everything in it that can be enlarged opens over the page. The view is a place in the history of
 * its own, so that Back closes it.
 */
export function Enlargeable({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [pictures, setPictures] = useState<readonly EnlargedPicture[]>([]);
  const { state } = useLocation();
  const navigate = useNavigate();

  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a[data-enlarge]') : null;
    const links = linksIn(box.current);
    if (!(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    setPictures(links.map(pictureOf));
    void navigate('', { state: { enlarged: links.indexOf(link) }, preventScrollReset: true });
  };

  const close = (shown: number) => {
    linksIn(box.current)[shown]?.focus();
    // Closed by Back, the page has gone back already.
    if (isEnlarged(history.state?.usr)) void navigate(-1);
  };

  return (
    <div ref={box} onClickCapture={open}>
      {children}
      {isEnlarged(state) && pictures.length > 0 && (
        <EnlargedView pictures={pictures} first={state.enlarged} onClose={close} />
      )}
    </div>
  );
}

const linksIn = (box: HTMLElement | null): HTMLAnchorElement[] => [
  ...(box?.querySelectorAll<HTMLAnchorElement>('a[data-enlarge]') ?? []),
];

/** The picture as it is shown, in the theme that is shown. */
function pictureOf(link: HTMLAnchorElement): EnlargedPicture {
  const images = [...(link.parentElement?.querySelectorAll('img') ?? [])];
  const image = images.find((each) => each.checkVisibility()) ?? images[0];
  return {
    src: image?.currentSrc || image?.src || link.href,
    alt: image?.alt ?? '',
    caption: link.dataset.enlarge ?? '',
    width: image?.width ? Number(image.getAttribute('width')) : 1200,
    height: image?.height ? Number(image.getAttribute('height')) : 800,
  };
}
