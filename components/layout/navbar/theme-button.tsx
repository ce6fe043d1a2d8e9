import { Icon } from '@/components/site/icon';

/** Switches between light, dark and system theme. CSS shows the icon that matches `data-theme` of the root element. */
export function ThemeButton() {
  return (
    <button
      type="button"
      className="tool scripted"
      data-theme-button
      aria-label="Theme: as the system"
      title="Theme: as the system"
      suppressHydrationWarning
    >
      <Icon name="system" className="theme-system" />
      <Icon name="light" className="theme-light" />
      <Icon name="dark" className="theme-dark" />
    </button>
  );
}
