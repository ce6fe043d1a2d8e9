/** Accessible names and tooltips of the three components, for translation. */
export interface AccessibilityConfig {
  /** Name of the backdrop of the modal gallery. */
  backgroundAriaLabel?: string;
  /** Tooltip of the backdrop. */
  backgroundTitle?: string;
  /** Name of the plain gallery. */
  plainGalleryContentAriaLabel?: string;
  /** Tooltip of the plain gallery. */
  plainGalleryContentTitle?: string;
  /** Name of the link that closes a full view of the plain gallery. */
  fullViewCloseAriaLabel?: string;
  /** Text of the link from a full view to the file of its image. */
  fullViewFileText?: string;
  /** Name of the dialog. */
  modalGalleryContentAriaLabel?: string;
  /** Tooltip of the dialog. */
  modalGalleryContentTitle?: string;
  /** Text announced while an image loads. */
  loadingSpinnerAriaLabel?: string;
  /** Tooltip of the spinner. */
  loadingSpinnerTitle?: string;
  /** Name of the main area of the modal gallery. */
  mainContainerAriaLabel?: string;
  /** Tooltip of the main area. */
  mainContainerTitle?: string;
  /** Name of the previous arrow of the modal gallery, and of a full view of the plain gallery. */
  mainPrevImageAriaLabel?: string;
  /** Tooltip of that arrow. */
  mainPrevImageTitle?: string;
  /** Name of the next arrow of the modal gallery, and of a full view of the plain gallery. */
  mainNextImageAriaLabel?: string;
  /** Tooltip of that arrow. */
  mainNextImageTitle?: string;
  /** Name of the dots, in the modal gallery and the carousel. */
  dotsContainerAriaLabel?: string;
  /** Tooltip of the dots. */
  dotsContainerTitle?: string;
  /** Name of a dot, followed by a space and the 1-based position. */
  dotAriaLabel?: string;
  /** Name of the thumbnails of the modal gallery. */
  previewsContainerAriaLabel?: string;
  /** Tooltip of the thumbnails. */
  previewsContainerTitle?: string;
  /** Name of the arrow that scrolls the thumbnails back. */
  previewScrollPrevAriaLabel?: string;
  /** Tooltip of that arrow. */
  previewScrollPrevTitle?: string;
  /** Name of the arrow that scrolls the thumbnails forward. */
  previewScrollNextAriaLabel?: string;
  /** Tooltip of that arrow. */
  previewScrollNextTitle?: string;
  /** Name of the carousel. */
  carouselContainerAriaLabel?: string;
  /** Tooltip of the carousel. */
  carouselContainerTitle?: string;
  /** Name of the previous arrow of the carousel. */
  carouselPrevImageAriaLabel?: string;
  /** Tooltip of that arrow. */
  carouselPrevImageTitle?: string;
  /** Name of the next arrow of the carousel. */
  carouselNextImageAriaLabel?: string;
  /** Tooltip of that arrow. */
  carouselNextImageTitle?: string;
  /** Name of the thumbnails of the carousel. */
  carouselPreviewsContainerAriaLabel?: string;
  /** Tooltip of the thumbnails. */
  carouselPreviewsContainerTitle?: string;
  /** Name of the arrow that scrolls the thumbnails back. */
  carouselPreviewScrollPrevAriaLabel?: string;
  /** Tooltip of that arrow. */
  carouselPreviewScrollPrevTitle?: string;
  /** Name of the arrow that scrolls the thumbnails forward. */
  carouselPreviewScrollNextAriaLabel?: string;
  /** Tooltip of that arrow. */
  carouselPreviewScrollNextTitle?: string;
  /** Name of the button that starts autoplay. */
  playAriaLabel?: string;
  /** Name of the button that stops autoplay. */
  pauseAriaLabel?: string;
  /** Name of that button with reduced motion. */
  reducedMotionAriaLabel?: string;
  /** Name of a slide; `{position}` and `{total}` are replaced. */
  slideAriaLabel?: string;
  /** Status after the share button has copied a link. */
  linkCopiedText?: string;
  /** Name of the text field with the link, where it could be neither shared nor copied. */
  linkFieldAriaLabel?: string;
  /** Name of the button that shares the link of the image, while the image is zoomed: it copies a link to the visible detail. */
  detailLinkAriaLabel?: string;
  /** Name of the zoom in button that `zoomConfig.buttons` adds. */
  zoomInAriaLabel?: string;
  /** Tooltip of that button. */
  zoomInTitle?: string;
  /** Name of the zoom out button that `zoomConfig.buttons` adds. */
  zoomOutAriaLabel?: string;
  /** Tooltip of that button. */
  zoomOutTitle?: string;
  /** Announcement of a new zoom level; `{percent}` is replaced, 100 is the size at which the image fits. */
  zoomLevelText?: string;
  /** Name and heading of the list of keys that `?` shows in the modal gallery. */
  keyListAriaLabel?: string;
  /** Name of the button that closes that list. */
  keyListCloseAriaLabel?: string;
  /** Action of `?` in that list. */
  keyListText?: string;
  /** Action of the keys that close the gallery. */
  keyCloseText?: string;
  /** Action of the key that shows the first image. */
  keyFirstText?: string;
  /** Action of the key that shows the last image. */
  keyLastText?: string;
  /** Action of the download shortcuts. */
  keyDownloadText?: string;
  /** Action of the key that zooms out completely. */
  keyFitText?: string;
  /** Action of the arrow keys while the image is zoomed. */
  keyPanText?: string;
  /** Action of Tab. */
  keyTabText?: string;
  /** Names of keys in that list that differ from the English ones: `Home=Pos1, Tab=↹`. */
  keyNamesText?: string;
  /** Announcement of images added to the list; `{count}` is replaced. */
  moreImagesAriaLabel?: string;
  /** Text in place of an image that failed to load. */
  imageErrorText?: string;
  /** Text of the button that loads a failed image again. */
  imageRetryText?: string;
}
