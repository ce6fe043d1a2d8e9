/** Where the skip link leads: the id of every page's main element. */
export const mainId = 'main';

export function SkipLink() {
  return (
    <a className="skip-link" href={`#${mainId}`}>
      Skip to the content
    </a>
  );
}
