import { choices, write } from './choices';

const next = { system: 'light', light: 'dark', dark: 'system' } as const;
const names = { system: 'as the system', light: 'light', dark: 'dark' } as const;

function current(): keyof typeof next {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

export function initThemeButton(): void {
  const button = document.querySelector<HTMLElement>('[data-theme-button]');
  if (!button) return;

  const name = () => {
    const label = `Theme: ${names[current()]}`;
    button.ariaLabel = label;
    button.title = label;
  };
  name();
  button.addEventListener('click', () => {
    const theme = next[current()];
    write(choices.theme.key, theme === 'system' ? null : theme);
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    name();
  });
  addEventListener('pageshow', name);
}
