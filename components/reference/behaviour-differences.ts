/**
 * Differences of behaviour between the two editions that belong to no single type or option; those are in
 * `package-differences.ts`. Backticks mark code.
 */

export interface BehaviourDifference {
  readonly topic: string;
  readonly react: string;
  /** Behaviour of the package in version 10.0.1. */
  readonly angular: string;
  /** Observed in the running package; other rows follow from its published code. */
  readonly observed?: true;
}

const observed = { observed: true } as const;

export const behaviourDifferences: readonly BehaviourDifference[] = [
  {
    topic: 'New `config`',
    react: 'Every field applies at once.',
    angular:
      'The plain gallery ignores it. The carousel applies dots, arrows and autoplay only, and needs all sections in each object.',
    ...observed,
  },
  {
    topic: 'New `images`',
    react: 'Apply at once; the active image is kept by its id.',
    angular: 'The carousel keeps thumbnails, and its image until the next step.',
    ...observed,
  },
  {
    topic: 'Images of an open gallery',
    react: '`updateModalImages` takes a new array.',
    angular: '`push` has no effect; `updateModalImages` also accepts the same array.',
    ...observed,
  },
  {
    topic: 'Partial configuration',
    react: 'Merged with the defaults at each opening.',
    angular: 'The modal gallery keeps it for later openings with the same id.',
    ...observed,
  },
  {
    topic: 'Gallery id 0',
    react: 'Valid.',
    angular: 'A click on a thumbnail of the modal gallery throws.',
    ...observed,
  },
  {
    topic: 'Image that fails to load',
    react: 'Shows an error text and a retry button; the fallback is requested once.',
    angular: 'Without a fallback the spinner never ends and the caption stays hidden.',
    ...observed,
  },
  {
    topic: 'Two images with one URL',
    react: 'Both load.',
    angular: 'The second never appears. Make the URLs differ by a query string.',
    ...observed,
  },
  {
    topic: 'Spinner',
    react: 'In modal gallery and carousel, after 200 ms, with role `status`.',
    angular: 'In the modal gallery, at once, without a role.',
    ...observed,
  },
  {
    topic: 'Autoplay',
    react:
      'Has a play/pause button, pauses for pointer, keyboard focus, hidden tab and loading images, is off with reduced motion. Each step restarts the interval.',
    angular:
      'Pauses for the pointer until an arrow is used. Dots and thumbnails do not restart the interval.',
    ...observed,
  },
  {
    topic: 'Autoplay of a carousel, changed later',
    react: 'A new `autoPlay` or `interval` applies at once.',
    angular:
      'Cannot be switched on. Switched off, it starts again with the next step; a new `interval` is ignored.',
    ...observed,
  },
  {
    topic: 'Focus of the modal gallery',
    react: 'A modal dialog: focus moves in, stays in and returns to the element that opened it.',
    angular:
      'Focus stays on the button, where Enter opens the gallery again. Remove focus from it before `open`.',
    ...observed,
  },
  {
    topic: 'Controls',
    react: 'Native buttons; an arrow that leads nowhere is disabled.',
    angular:
      'Elements with a role. Invisible thumbnail arrows react to clicks; with `clickable: false` thumbnails keep tab stops.',
    ...observed,
  },
  {
    topic: 'Click outside',
    react: 'Any point but controls, image and caption.',
    angular: 'Any element without `inside` in its class, also within a caption.',
    ...observed,
  },
  {
    topic: 'Opening component destroyed',
    react: '`<ModalGallery>` closes when it unmounts; with the service it stays open.',
    angular: 'The gallery stays open.',
    ...observed,
  },
  {
    topic: 'Several modal galleries',
    react: 'Each is closed and updated by its id.',
    angular: 'The service knows only the last one.',
  },
  {
    topic: 'Download shortcuts',
    react: 'Removed when the gallery closes.',
    angular: 'Closing removes every Mousetrap shortcut of the application.',
    ...observed,
  },
  {
    topic: 'Download from another origin',
    react: 'Saved if its server allows CORS, otherwise opened in a new tab.',
    angular: 'Opened instead of the page.',
  },
  {
    topic: 'External URL',
    react: 'Only http and https, without referrer; without a URL the button is disabled.',
    angular:
      'Any URL, also `javascript:`, in a new tab with referrer; without a URL the button does nothing.',
    ...observed,
  },
  {
    topic: 'Thumbnail arrows of the modal gallery',
    react: 'Shown only with `arrows`; the scroll position is kept.',
    angular: 'Always shown with infinite sliding; loading resets the scroll position.',
  },
  {
    topic: 'Carousel with `modalGalleryEnable`',
    react: 'The image is a button.',
    angular: 'The image has a tab stop, but reacts to clicks only.',
    ...observed,
  },
  {
    topic: 'Carousel with one image',
    react: 'Has no arrows and no autoplay.',
    angular: 'Has both; they show the same image again.',
  },
  {
    topic: '`navigateOnClick: false`',
    react: 'The image is no control.',
    angular: 'Enter on the image still shows the next one.',
  },
  {
    topic: 'Arrows of a carousel that is not infinite',
    react: 'Follow the active image.',
    angular: 'Are not updated after a dot or a thumbnail.',
    ...observed,
  },
  {
    topic: 'Plain gallery',
    react:
      'Thumbnails are links to their images, or to full views (the large image in the same HTML, for browsers without scripts); a grid accepts any unit.',
    angular: 'Thumbnails are images, or `<a>` without `href`; a grid needs pixels.',
    ...observed,
  },
  {
    topic: 'Size of the active image',
    react:
      'Fills the room that is left in the modal gallery; `--ks-image-max-height: 60vh` limits it as in Angular.',
    angular: 'At most 60 % of the height of the window.',
  },
  {
    topic: 'Captions',
    react: 'Simple markup is kept; tooltips are plain text.',
    angular: 'Tooltips contain the tags.',
    ...observed,
  },
  {
    topic: '`<ModalGalleryProvider>`',
    react: 'Renders those of the service in your tree.',
    angular: 'Not needed.',
  },
  {
    topic: 'Right-to-left pages',
    react: 'Arrows, keys and swipes are mirrored.',
    angular: 'Nothing is mirrored.',
  },
  {
    topic: 'Zoom',
    react:
      'Pinching, double taps, Ctrl + wheel and keys zoom the active image, unless `zoomConfig.enable` is `false`.',
    angular: 'None.',
  },
  {
    topic: 'Tap on the active image',
    react: 'Waits 300 ms for a second tap, unless `zoomConfig.doubleTap` is `false`.',
    angular: 'Shows the next image at once.',
  },
  {
    topic: 'Vertical drag of the active image',
    react: 'Closes the gallery (touch, pen), unless `dismissConfig.enable` is `false`.',
    angular: 'No effect.',
  },
  {
    topic: 'Opening and closing',
    react:
      'The image moves out of its thumbnail and back, unless `openingConfig.fromThumbnail` is `false`.',
    angular: 'The image fades in; closing is immediate.',
  },
  {
    topic: '`?` in the modal gallery',
    react: 'Lists keys.',
    angular: 'No effect.',
  },
  {
    topic: 'Home and End',
    react: 'Show the first and the last image; in the carousel, while a dot has focus.',
    angular: 'No effect.',
  },
  {
    topic: 'Gestures and shortcuts',
    react: 'Built in; Hammer.js and Mousetrap are optional.',
    angular: 'Hammer.js and Mousetrap are required.',
  },
  {
    topic: 'Ids of components',
    react: 'Optional; a whole number of at least 0, unique among components of its kind.',
    angular: 'Required; only the modal gallery checks that they are whole numbers and unique.',
  },
  {
    topic: 'Global styles',
    react: 'One stylesheet, or one per component, in a layer or not.',
    angular: 'Backdrop and stacking are styles of the application.',
    ...observed,
  },
  {
    topic: 'State of elements in CSS',
    react: '`data-state="active"`, `data-state="disabled"` and `data-mobile-visible`.',
    angular: 'The classes `active`, `unclickable` and `mobile-visible`.',
  },
];
