/** Milliseconds after which a page is shown, even if it has not come to where it was read. */
const patience = 3000;

/** Calls once a page has its words, and stands where the last one stood. */
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
