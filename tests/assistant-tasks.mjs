/**
 * What developers ask a coding assistant to do, in their words, with a text of the part of the packed documentation that
 * answers it.
 */
export const assistantTasks = [
  ['change the autoplay interval to 3 s', '`interval`'],
  ['add a button that rates an image', 'With `CUSTOM` you pass your own list'],
  ['disable autoplay of the carousel', '`carouselPlayConfig`'],
  ['continue with the first image after the last image, infinite', 'infinite'],
  ['hide the dots', 'dotsConfig'],
  ['hide the thumbnails', 'previewConfig'],
  ['translate the labels', 'accessibilityConfig'],
  ['German texts', 'Complete German and Arabic texts'],
  ['show thumbnails in a grid with three per row', 'Grid layout: thumbnails per row'],
  ['let users download the image with a button', 'downloadable'],
  ['give each image a URL', 'linkConfig'],
  ['disable zoom', 'zoomConfig'],
  ['close when the user clicks outside the image', 'enableCloseOutside'],
  ['render a video in a slide with a render slot', 'slide'],
  ['open the gallery at the third image, defaultIndex', 'defaultIndex'],
  ['load more images when the end is near', 'onNearEnd'],
  ['change the keyboard keys that navigate to the next image', 'KeyboardConfig'],
  ['fix error DUPLICATE_ID', 'troubleshooting.md#duplicate_id'],
  ['thumbnails open the file instead of the gallery', 'onClickImage'],
  ['Jest unexpected token export', 'transformIgnorePatterns'],
];
