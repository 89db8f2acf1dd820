import { find } from '../shared/dom';

const button = find('.menu');

export function closeMenu(): boolean {
  const wasOpen = button.getAttribute('aria-expanded') === 'true';
  button.setAttribute('aria-expanded', 'false');
  return wasOpen;
}

button.addEventListener('click', () => {
  button.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') !== 'true'));
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && closeMenu()) button.focus();
});
document.addEventListener('click', (event) => {
  if (event.target instanceof Node && !find('.side').contains(event.target)) closeMenu();
});
