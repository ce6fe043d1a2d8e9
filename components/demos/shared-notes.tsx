/** Notes that several demo pages contain. */
import { AngularNote, ReactNote } from './edition-notes';

/** What happens to an image of another origin when the user downloads it. */
export function CrossOriginNote() {
  return (
    <>
      <p>
        Browsers download a linked file only from the origin of the page, see the{' '}
        <a href="https://developers.google.com/web/updates/2018/02/chrome-65-deprecations#block-cross-origin-a-download">
          note on cross-origin downloads
        </a>
        .
      </p>
      <ReactNote>
        An image of another origin, or one whose URL redirects to another origin, is fetched and
        saved if its server allows that with CORS (<code>Access-Control-Allow-Origin</code>);
        otherwise it opens in a new tab.
      </ReactNote>
      <AngularNote>
        An image of another origin is not saved: the browser opens it instead of your page. Serve
        downloadable images from the origin of your page.
      </AngularNote>
    </>
  );
}

/** How the spinner demos make the loading state visible. */
export function SlowImagesNote() {
  return (
    <p>
      A cached image has no loading state. Each time you open a gallery of this demo, it therefore
      requests its images under new URLs. A service worker of this site delays them by 3 seconds. If
      your browser has no service workers, the images load at network speed.
    </p>
  );
}
