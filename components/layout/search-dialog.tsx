import { faXmark } from '@fortawesome/free-solid-svg-icons';
import { Icon } from '@/components/site/icon';
import { texts } from '../client/search/status';

const isPreview = process.env.NODE_ENV === 'development';

/**
 * The search, closed until a script opens it. What the script fills are elements with one text as their content:
 * hydration leaves those alone, however early a reader searches.
 */
export function SearchDialog() {
  return (
    <dialog
      className="search"
      aria-label="Search"
      data-preview={isPreview ? '' : undefined}
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
              <Icon icon={faXmark} />
            </button>
          </form>
        </div>
        <p className="search-status" role="status" suppressHydrationWarning>
          {texts.empty}
        </p>
        <ol className="search-results" data-search-results suppressHydrationWarning>
          {''}
        </ol>
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
