export function findClipped(): string[] {
  const clips = ({ overflowX, overflowY }: CSSStyleDeclaration, element: Element) =>
    (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
    (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1);
  return (
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && element.textContent?.trim())
      // A scene's drawing extends beyond the sheet on purpose.
      .filter((element) => !element.closest('.visually-hidden, svg'))
      .filter(
        (element) =>
          clips(getComputedStyle(element), element) ||
          element.getBoundingClientRect().right > innerWidth + 1,
      )
      .map(({ tagName, textContent }) => `${tagName}: ${textContent?.slice(0, 40)}`)
  );
}

export function findWideImages(): string[] {
  const rightOf = (element: Element | null) => element?.getBoundingClientRect().right ?? 0;
  return [...document.querySelectorAll('main img')]
    .filter((image) => image.checkVisibility())
    .filter((image) => rightOf(image) > rightOf(image.closest('section, header, main')) + 1)
    .map((image) => `IMG: ${image.getAttribute('alt')}`);
}

/** Compares text with white, because browsers print without backgrounds by default. */
export function findLowContrast(): string[] {
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? [])
      .map((part) => Number(part) / 255)
      .map((part) => (part <= 0.04 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().bottom > 0)
    .filter(({ childNodes }) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    )
    .filter((element) => 1.05 / (luminance(getComputedStyle(element).color) + 0.05) < 4.5)
    .map(({ tagName, textContent }) => `${tagName}: ${textContent?.slice(0, 40)}`);
}
