/** Milliseconds after which a page is shown even if its scroll position is not restored. */
const patience = 3000;

/** Calls back once a page has content and its scroll position is restored. */
export function whenDrawn(frame: HTMLIFrameElement, y: number, done: () => void) {
  const begun = Date.now();
  const look = () => {
    const isThere = frame.contentDocument?.querySelector('main');
    const isInPlace = Math.abs((frame.contentWindow?.scrollY ?? y) - y) < 2;
    if ((isThere && isInPlace) || Date.now() - begun > patience) done();
    else setTimeout(look, 50);
  };
  look();
}
