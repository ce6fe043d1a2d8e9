/** Notes that several demo pages contain. */

/** Limitation of downloads in browsers. */
export function CrossOriginNote() {
  return (
    <p>
      Browsers save only files of the same origin. They open an image of another origin instead, see
      the{' '}
      <a href="https://developers.google.com/web/updates/2018/02/chrome-65-deprecations#block-cross-origin-a-download">
        note on cross-origin downloads
      </a>
      . Serve downloadable images from the origin of your page.
    </p>
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
