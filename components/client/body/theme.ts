import { applyChoice, choices, write } from '../choices';

/** From the theme of the system to light, dark and back. */
function getNext(theme: string | undefined): string | null {
  if (!theme) return 'light';
  return theme === 'light' ? 'dark' : null;
}

/** Names the theme on the button, changes it with each click, and follows a change in another tab or frame. */
export function initTheme(): void {
  const button = document.querySelector<HTMLElement>('[data-theme-button]');
  const { dataset } = document.documentElement;

  const name = () => {
    const label = `Theme: ${dataset.theme ?? 'as the system'}`;
    if (button) Object.assign(button, { ariaLabel: label, title: label });
  };
  name();
  // Only the theme: another edition would change the text that is being read.
  addEventListener('storage', ({ key }) => {
    if (key !== null && key !== choices.theme.key) return;
    applyChoice('theme');
    name();
  });
  button?.addEventListener('click', () => {
    const theme = getNext(dataset.theme);
    write(choices.theme.key, theme);
    if (theme) dataset.theme = theme;
    else delete dataset.theme;
    name();
  });
  addEventListener('pageshow', name);
}
