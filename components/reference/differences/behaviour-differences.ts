/**
 * Differences of behaviour between the two editions that belong to no single type or option; those are in
 * `package-differences.ts`. Backticks mark code.
 */
import type { DemoGroup } from '@/components/site/route-map';

export interface BehaviourDifference {
  readonly topic: string;
  readonly react: string;
  /** Behaviour of the package in version 10.0.1. */
  readonly angular: string;
  /** Observed in the running package; other rows follow from its published code. */
  readonly observed?: true;
}

/** Differences of one subject. */
export interface BehaviourGroup {
  /** Anchor on the page of differences. */
  readonly id: string;
  readonly title: string;
  readonly rows: readonly BehaviourDifference[];
}

type Row = (topic: string, react: string, angular: string) => BehaviourDifference;

const read: Row = (topic, react, angular) => ({ topic, react, angular });
const seen: Row = (...row) => ({ ...read(...row), observed: true });

export const behaviourGroups: readonly BehaviourGroup[] = [
  {
    id: 'updates',
    title: 'Configuration and updates',
    rows: [
      seen(
        'New `config`',
        'Every field applies at once.',
        'The plain gallery ignores it. The carousel applies dots, arrows and autoplay only, and needs all its sections in each object.',
      ),
      seen(
        'New `images`',
        'Apply at once; the active image is kept by its id.',
        'The carousel keeps its thumbnails, and its image until the next step.',
      ),
      seen(
        'Images of an open gallery',
        '`updateModalImages` takes a new array.',
        '`push` has no effect; `updateModalImages` also accepts the same array.',
      ),
      seen(
        'Partial configuration',
        'Merged with the defaults at each opening.',
        'The modal gallery keeps it for later openings with the same id.',
      ),
      seen(
        'Opening component destroyed',
        '`<ModalGallery>` closes when it unmounts; with the service the gallery stays open.',
        'The gallery stays open.',
      ),
      read(
        'Enums',
        'The values are texts: `event.action` is `click`, `ButtonsStrategy.SIMPLE` is `simple`.',
        'The values are numbers; `Action[event.action]` is the name.',
      ),
      read(
        'Several modal galleries',
        'Each is closed and updated by its id.',
        'The service knows only the last one.',
      ),
      read(
        'Ids of components',
        'Optional; an id must be a whole number of at least 0, and unique among the components of its kind.',
        'Required; only the modal gallery checks that they are whole numbers and unique, but it accepts the id 0 twice.',
      ),
      read(
        'Plain gallery and modal gallery with one id',
        'Each has its own configuration.',
        'They share one: an `accessibilityConfig` of the plain gallery is also that of the modal gallery.',
      ),
      seen('Gallery id 0', 'Valid.', 'A click on a thumbnail of the modal gallery throws.'),
      read(
        '`<ModalGalleryProvider>`',
        'Renders the galleries that the service opens in your tree; `<ModalGallery>` needs none.',
        'Not needed.',
      ),
    ],
  },
  {
    id: 'images',
    title: 'Images, captions and downloads',
    rows: [
      seen(
        'Image that fails to load',
        'Shows an error text and a retry button; the fallback is requested once.',
        'Without a fallback the spinner never ends and the caption stays hidden.',
      ),
      seen(
        'Two images with one URL',
        'Both load.',
        'The second never appears. Make the URLs differ by a query string.',
      ),
      seen(
        'Spinner',
        'In the modal gallery and the carousel, after 200 ms, with the role `status`.',
        'In the modal gallery only, at once, without a role.',
      ),
      read(
        'Size of the active image',
        'Fills the space between the toolbar and the dots of the modal gallery, and is never enlarged; `--ks-image-max-height: 60vh` limits it as in Angular.',
        'At most 60 % of the height of the window.',
      ),
      seen(
        'Captions',
        'Simple markup is kept; tooltips are plain text.',
        'Tooltips contain the tags.',
      ),
      read(
        'Place of a caption',
        "Below the image if the space there takes all of it, else over the image; `captionPlacement: 'over'` places it over the image, as in Angular.",
        'Over the image.',
      ),
      read(
        'Height of a carousel',
        'That of its highest image, so that no step moves what is below; `--ks-carousel-ratio: auto` makes it as high as each image, as in Angular.',
        'That of each image.',
      ),
      read(
        'Download from another origin, or through a redirect to one',
        'Saved if the server of the image allows CORS, otherwise opened in a new tab.',
        'Opened instead of the page.',
      ),
      seen(
        'External URL',
        'Only http, https and the scheme of the page, without referrer; without a URL the button is disabled.',
        'Any URL, including `javascript:`; a new tab gets the referrer. Without a URL the button does nothing.',
      ),
    ],
  },
  {
    id: 'navigation',
    title: 'Opening, closing and steps',
    rows: [
      read(
        'Opening and closing',
        'The image moves out of its thumbnail and into that of the active image; `openingConfig.fromThumbnail: false` fades instead, `duration: 0` shows it at once.',
        'The image fades in; closing is immediate.',
      ),
      seen(
        'Click outside',
        'Any point that is not a control, the image or the caption.',
        'Any element without `inside` in its class, also within a caption.',
      ),
      read(
        'Vertical drag of the active image',
        'Closes the modal gallery by touch and pen, unless `dismissConfig.enable` is `false`.',
        'No effect.',
      ),
      read(
        'Step to another image',
        'The images move like a strip, which follows a finger; with `transitionConfig.type` they fade, or the next one is shown at once.',
        'The next image fades in when it has loaded.',
      ),
      read(
        'Tap on the active image',
        'Waits 300 ms for a second tap, which zooms, unless `zoomConfig.doubleTap` is `false`.',
        'Shows the next image at once.',
      ),
      read(
        'Zoom',
        'Pinching, double taps, Ctrl + wheel and keys zoom the active image, unless `zoomConfig.enable` is `false`.',
        'None.',
      ),
      read(
        '`navigateOnClick: false`',
        'The image is no control.',
        'Enter on the image still shows the next one.',
      ),
    ],
  },
  {
    id: 'autoplay',
    title: 'Autoplay',
    rows: [
      seen(
        'Autoplay',
        'Has a play/pause button, pauses for pointer, keyboard focus, hidden tab and loading images, and is off with reduced motion. Each step restarts the interval.',
        'Pauses for the pointer until an arrow is used. Dots and thumbnails do not restart the interval.',
      ),
      seen(
        'Autoplay of a carousel, changed later',
        'A new `autoPlay` or `interval` applies at once.',
        'Cannot be switched on. Switched off, it starts again with the next arrow, key or swipe; a new `interval` is ignored.',
      ),
    ],
  },
  {
    id: 'keyboard',
    title: 'Keyboard, focus and gestures',
    rows: [
      seen(
        'Focus of the modal gallery',
        'A modal dialog: focus moves in, stays in and returns to the element that opened it.',
        'Focus stays on the button, where Enter opens the gallery again. Remove focus from it before `open`.',
      ),
      seen(
        'Controls',
        'Native buttons; an arrow that leads nowhere is disabled or absent.',
        'Elements with a role. Invisible thumbnail arrows still react to clicks; thumbnails with `clickable: false` keep their tab stop.',
      ),
      read(
        'Home and End',
        'Show the first and the last image; in the carousel, while a dot has focus.',
        'No effect.',
      ),
      read('`?` in the modal gallery', 'Lists the keys.', 'No effect.'),
      seen(
        'Download shortcuts',
        'Removed when the gallery closes.',
        'Closing removes every Mousetrap shortcut of the application.',
      ),
      read(
        'Gestures and shortcuts',
        'Built in; Hammer.js and Mousetrap are optional adapters, which this site uses.',
        'Hammer.js and Mousetrap are required.',
      ),
      read('Right-to-left pages', 'Arrows, keys and swipes are mirrored.', 'Nothing is mirrored.'),
    ],
  },
  {
    id: 'thumbnails',
    title: 'Thumbnails and carousel',
    rows: [
      seen(
        'Plain gallery',
        'Thumbnails are links to their images, or to full views (the large image in the same HTML, for browsers without scripts); a grid accepts any unit.',
        'Thumbnails are images, or `<a>` without `href`; a grid needs pixels.',
      ),
      read(
        'Thumbnails of the modal gallery and the carousel',
        'A strip that scrolls under a finger, a trackpad or Tab; its arrows scroll by what is visible. In the modal gallery all are as wide as the widest, in the carousel they share the row.',
        'Only the visible ones exist; arrows scroll by one. In the modal gallery each is as wide as its file, in the carousel they share the row.',
      ),
      read(
        'Thumbnail arrows of the modal gallery',
        'Shown only with `arrows`; the scroll position is kept.',
        'With infinite sliding shown even without `arrows`, if not all thumbnails fit; loading resets the scroll position.',
      ),
      seen(
        'Carousel with `modalGalleryEnable`',
        'The image is a button.',
        'The image has a tab stop, but reacts to clicks only.',
      ),
      read(
        'Carousel with one image',
        'Has no arrows and no autoplay.',
        'Has both; they show the same image again.',
      ),
      seen(
        'Arrows of a carousel that is not infinite',
        'Follow the active image.',
        'Are not updated after a dot or a thumbnail.',
      ),
    ],
  },
  {
    id: 'styles',
    title: 'Styles',
    rows: [
      seen(
        'Global styles',
        'One stylesheet, or one per component; each without a cascade layer, or in a layer.',
        'Backdrop and stacking are styles of the application.',
      ),
      read(
        'State of elements in CSS',
        '`data-state="active"`, `data-state="disabled"` and `data-mobile-visible`.',
        'The classes `active`, `unclickable` and `mobile-visible`.',
      ),
    ],
  },
];

/** What the Angular package does differently in every gallery of a component, as the end of a sentence. */
export const galleryDifferences: Readonly<Record<DemoGroup, string>> = {
  Modal:
    'autoplay is off by default, swipes move the other way, and there is no zoom and no closing by drag',
  Plain:
    'thumbnails do not link to their images, a grid needs sizes in pixels, and the modal gallery has no autoplay by default, no zoom and no closing by drag',
  Carousel: 'swipes move the other way, and there is no button that pauses',
};
