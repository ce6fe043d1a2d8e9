/**
 * What developers ask a coding assistant to do, in their words, with a text of the part of the packed documentation that
 * answers it.
 */
export const assistantTasks = [
  ['change the autoplay interval to 3 s', 'Time between two images in ms'],
  ['add a button that rates an image', "title: 'Rate this photo'"],
  ['disable autoplay of the carousel', 'Autoplay: automatic advance to the next image'],
  ['continue with the first image after the last one', '| [`infinite`](modal-gallery.md)'],
  ['hide the dots', '`{ visible: false }` hides thumbnails, dots'],
  ['hide the thumbnails', '`{ visible: false }` hides thumbnails, dots'],
  ['translate the labels', 'Every text of the three components can be translated'],
  ['use German texts', 'translation.md#german'],
  ['show thumbnails in a grid with three per row', 'Grid layout: thumbnails per row'],
  [
    'let users download the image with a button',
    '`currentImageConfig.downloadable`, and `buttonsConfig.strategy`',
  ],
  ['give each image a URL', 'a URL for each image, with its `id` or `src`'],
  ['disable zoom', 'disables zoom, closing by drag'],
  [
    'close when the user clicks outside the image',
    '| [`enableCloseOutside`](modal-gallery.md) Closes',
  ],
  ['show a video in a slide', '`video` of an image, which is its poster'],
  ['open the gallery at the third image', '`defaultIndex` of `open` or of the modal gallery'],
  ['load more images when the end is near', '`fetch`, with `onNearEnd` and `loadingMore`'],
  ['change the key that shows the next image', 'Code of the key that shows the next image'],
  ['fix error DUPLICATE_ID', '[`DUPLICATE_ID`](common.md)'],
  ['thumbnails open the file instead of the gallery', 'Thumbnails open files'],
  ['Jest unexpected token export', 'transformIgnorePatterns'],
];
