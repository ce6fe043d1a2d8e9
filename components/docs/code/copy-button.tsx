/** Copies the code of the figure around it; the page script marks it while it says that the code is copied. */
export function CopyButton({ of }: { of: string }) {
  return (
    <button
      type="button"
      className="button button-small scripted"
      data-copy=""
      suppressHydrationWarning
    >
      Copy<span className="visually-hidden"> {of}</span>
    </button>
  );
}
