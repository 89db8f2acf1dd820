// Holds a click on a button or radio until the page is hydrated; src/main.tsx then replays it. If
// the page has not hydrated three seconds after the click, the page shows its version without
// scripts.
{
  let pressed: HTMLElement | undefined;
  let patience: number | undefined;

  const forget = () => {
    const control = pressed;
    clearTimeout(patience);
    control?.removeAttribute('aria-busy');
    pressed = undefined;
    return control;
  };

  const press = (event: Event) => {
    const { target } = event;
    const control =
      target instanceof Element && target.closest<HTMLElement>('button, [type=radio]');
    if (!control) return;
    event.preventDefault();
    forget();
    pressed = control;
    control.setAttribute('aria-busy', 'true');
    patience = window.setTimeout(() => {
      forget();
      document.documentElement.dataset.scripts = 'failed';
    }, 3000);
  };

  addEventListener('click', press, true);
  window.takeEarlyPress = () => {
    removeEventListener('click', press, true);
    return forget();
  };
}
