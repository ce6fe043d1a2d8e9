import { Icon } from '@/components/site/icon';

/** Opens the search dialog; the page script handles every `data-search` element. */
export function SearchButton() {
  return (
    <button
      type="button"
      className="tool scripted"
      data-search
      aria-label="Search"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      title="Search (Ctrl+K or /)"
    >
      <Icon name="search" />
    </button>
  );
}
