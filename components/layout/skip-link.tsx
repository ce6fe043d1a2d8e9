/** Id of the main element, the target of the skip link. */
export const mainId = 'main';

export function SkipLink() {
  return (
    <a className="skip-link" href={`#${mainId}`}>
      Skip to the content
    </a>
  );
}
