import { expect, type Page } from '@playwright/test';
import { expectSettled } from './settled';
import { open } from './visit';

/** Pauses between two steps, in milliseconds: most are shorter than a page transition. */
export const gaps = [0, 5, 20, 60, 130, 140, 145, 150, 170, 240, 300];

export async function testRapidNavigation(page: Page, seed: number) {
  await open(page, '/work');
  for (let burst = 0; burst < 5; burst += 1) {
    await page.evaluate(navigateRapidly, { seed: seed * 100 + burst, times: gaps });
    // Retries, because the last click may open its page during this check, which then fails.
    await expect(() => expectSettled(page)).toPass();
  }
}

async function navigateRapidly({ seed, times }: { seed: number; times: readonly number[] }) {
  let state = seed;
  const random = (below: number) => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
  for (let step = 0; step < 8; step += 1) {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].filter(
      (link) =>
        !link.target &&
        !link.closest('[inert]') &&
        link.checkVisibility() &&
        !link.pathname.includes('.') &&
        // Clicking a link that isn't hydrated would load a new document and end this script.
        Object.keys(link).some((key) => key.startsWith('__reactFiber')),
    );
    const kind = random(10);
    if (kind < 2 && history.state?.idx > 0) history.back();
    else if (kind < 3) history.forward();
    else links[random(links.length)]?.click();
    const gap = times[random(times.length)] ?? 0;
    await new Promise((done) => setTimeout(done, gap));
  }
}
