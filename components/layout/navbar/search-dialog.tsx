import { Icon } from '@/components/site/icon';
import { texts } from '../../client/search/status';

/**
 * The search dialog, closed until a script opens it. The elements that the script fills have a single text child:
 * React does not touch those during hydration, so a search that starts earlier is not lost.
 */
export function SearchDialog() {
  return (
    <dialog
      className="search"
      aria-label="Search"
      // A click outside closes it, also before its code has arrived. Safari needs that code.
      closedby="any"
      suppressHydrationWarning
    >
      <div className="search-content">
        <div className="search-bar" role="search">
          <input
            type="search"
            aria-label="Search the site"
            placeholder="Search the site"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
          />
          <form method="dialog">
            <button className="tool" aria-label="Close the search">
              <Icon name="close" />
            </button>
          </form>
        </div>
        <p className="search-status" role="status" suppressHydrationWarning>
          {texts.empty}
        </p>
        <div className="search-results" data-search-results suppressHydrationWarning>
          {''}
        </div>
        <p className="search-help">
          <span className="search-keys">
            <kbd>↑</kbd> <kbd>↓</kbd> move, <kbd>Enter</kbd> opens, <kbd>Esc</kbd> closes
          </span>
          <label>
            <input type="checkbox" defaultChecked disabled suppressHydrationWarning /> <kbd>/</kbd>{' '}
            opens the search
          </label>
        </p>
      </div>
    </dialog>
  );
}
