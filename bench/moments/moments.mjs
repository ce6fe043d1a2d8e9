import {
  dragDown,
  dragZoomed,
  holdNext,
  pressEscape,
  pressNext,
  pressThumbnail,
  swipeBack,
  swipeFast,
  swipeSlowly,
  turn,
  zoom,
} from './inputs.mjs';

/** Times in ms after the start of the input, unless a moment has its own. */
const times = [0, 50, 100, 150, 250, 400];

/** Time in ms after the input at which the image of a slow connection arrives. */
export const delay = 800;

/**
 * What is filmed: by device, what is done. `prepare` is done before, with the gallery open; `isClosed` leaves it closed;
 * the next image of one that `isSlow` arrives late.
 */
export const moments = [
  { name: 'open', isClosed: true, times, phone: pressThumbnail, desktop: pressThumbnail },
  { name: 'step', times, desktop: pressNext },
  { name: 'swipe slow', times: [0, 160, 320, 480, 600, 800], phone: swipeSlowly },
  { name: 'swipe fast', times, phone: swipeFast },
  { name: 'swipe back', times: [0, 110, 220, 300, 400, 650], phone: swipeBack },
  { name: 'hold an arrow', times: [0, 70, 140, 210, 330, 700], desktop: holdNext },
  {
    name: 'zoom and step',
    times: [0, 130, 260, 380, 480, 800],
    prepare: zoom,
    phone: dragZoomed,
  },
  { name: 'close', times: [0, 120, 220, 280, 350, 500], phone: dragDown, desktop: pressEscape },
  { name: 'phone turned', times, phone: turn },
  {
    name: 'slow image',
    times: [0, 150, 300, 600, 780, 1500],
    isSlow: true,
    phone: swipeFast,
    desktop: pressNext,
  },
];

/** Steps whose brightness is read. Before a cached one, its image has been shown. */
export const steps = [
  { name: 'cached', isCached: true },
  { name: 'first', isCached: false },
  { name: 'slow', isCached: false, isSlow: true },
].map((step) => ({ ...step, phone: swipeFast, desktop: pressNext }));
