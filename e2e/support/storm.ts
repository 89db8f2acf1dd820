/**
 * Clicks, Back and Forward in a row, as a seed decides, at gaps around the time that pages take to leave.
 * It runs in the page; the answer is how many were made.
 */
export async function storm({ seed, steps }: { seed: number; steps: number }): Promise<number> {
  let state = seed;
  const random = (below: number) => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
  const gaps = [0, 5, 20, 60, 130, 140, 145, 150, 170, 240, 300];
  let made = 0;
  for (let step = 0; step < steps; step += 1) {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].filter(
      (link) => !link.target && !link.closest('[inert]') && !link.pathname.includes('.'),
    );
    const kind = random(10);
    if (kind < 2 && history.state?.idx > 0) history.back();
    else if (kind < 3) history.forward();
    else links[random(links.length)]?.click();
    made += 1;
    const gap = gaps[random(gaps.length)] ?? 0;
    await new Promise((done) => setTimeout(done, gap));
  }
  return made;
}
