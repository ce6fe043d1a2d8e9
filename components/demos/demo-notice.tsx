import '@/styles/demos.scss';

/**
 * Says that the live demo of the page has not started. The stylesheet shows it when a script has failed to arrive, or
 * 10 s after the first use, until the demo has mounted.
 */
export function DemoNotice() {
  return (
    <p className="callout callout-warning demo-late" role="status" data-not-content>
      <strong>This demo has not started yet.</strong> The rest of the page is complete. If nothing
      happens, <a href="">load the page again</a>.
    </p>
  );
}
