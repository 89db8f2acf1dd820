import { find } from '../shared/dom';

export function startMenu(): { close: () => void } {
  const button = find<HTMLButtonElement>('.menu-button');
  const menu = find('#menu');
  const behind = [find('main'), find('footer')];

  function set(open: boolean): void {
    menu.hidden = !open;
    button.setAttribute('aria-expanded', String(open));
    find('.menu-word', button).textContent = open ? 'Close' : 'Menu';
    document.documentElement.classList.toggle('menu-open', open);
    for (const element of behind) element.inert = open;
    if (open) find<HTMLAnchorElement>('a', menu).focus();
  }

  const isOpen = (): boolean => !menu.hidden;

  button.addEventListener('click', () => {
    set(!isOpen());
    if (!isOpen()) button.focus();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen()) return;
    set(false);
    button.focus();
  });
  matchMedia('(min-width: 660px)').addEventListener('change', (event) => {
    if (event.matches && isOpen()) set(false);
  });

  return {
    close: () => {
      if (isOpen()) set(false);
    },
  };
}
