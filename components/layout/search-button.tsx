import { faMagnifyingGlass } from '@fortawesome/free-solid-svg-icons';
import { Icon } from '@/components/site/icon';

/** Opens the search of the site; the script listens for every `data-search`. */
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
      <Icon icon={faMagnifyingGlass} />
    </button>
  );
}
