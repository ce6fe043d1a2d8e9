import { choices, write } from '../choices';

/** From the theme of the system to light, dark and back. */
function getNext(theme: string | undefined): string | null {
  if (!theme) return 'light';
  return theme === 'light' ? 'dark' : null;
}

export function initThemeButton(): void {
  const button = document.querySelector<HTMLElement>('[data-theme-button]');
  if (!button) return;
  const { dataset } = document.documentElement;

  const name = () => {
    const label = `Theme: ${dataset.theme ?? 'as the system'}`;
    button.ariaLabel = label;
    button.title = label;
  };
  name();
  button.addEventListener('click', () => {
    const theme = getNext(dataset.theme);
    write(choices.theme.key, theme);
    if (theme) dataset.theme = theme;
    else delete dataset.theme;
    name();
  });
  addEventListener('pageshow', name);
}
