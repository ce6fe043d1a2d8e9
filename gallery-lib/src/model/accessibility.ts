/** Accessible names and tooltips of the three components, for translation. */
export interface AccessibilityConfig {
  /** Name of the backdrop of the modal gallery. */
  backgroundAriaLabel?: string;
  /** Tooltip of the backdrop of the modal gallery. */
  backgroundTitle?: string;
  /** Name of an image without an alternative text; `{position}` is replaced. */
  imageAriaLabel?: string;
  /** Beginning of the tooltip of a thumbnail and of the caption of a full view in the plain gallery; `{position}` and `{total}` are replaced. */
  imageTitle?: string;
  /** Name of the plain gallery. */
  plainGalleryContentAriaLabel?: string;
  /** Tooltip of the plain gallery. */
  plainGalleryContentTitle?: string;
  /** Name of the link that closes a full view of the plain gallery. */
  fullViewCloseAriaLabel?: string;
  /** Text of the link from a full view to the file of its image. */
  fullViewFileText?: string;
  /** Name of the dialog of the modal gallery. */
  modalGalleryContentAriaLabel?: string;
  /** Tooltip of the dialog of the modal gallery. */
  modalGalleryContentTitle?: string;
  /** Text announced while an image loads. */
  loadingSpinnerAriaLabel?: string;
  /** Tooltip of the spinner. */
  loadingSpinnerTitle?: string;
  /** Name of the main area of the modal gallery. */
  mainContainerAriaLabel?: string;
  /** Tooltip of the main area of the modal gallery. */
  mainContainerTitle?: string;
  /** Name of the previous arrow of the modal gallery, and of a full view of the plain gallery. */
  mainPrevImageAriaLabel?: string;
  /** Tooltip of the previous arrow of the modal gallery. */
  mainPrevImageTitle?: string;
  /** Name of the next arrow of the modal gallery, and of a full view of the plain gallery. */
  mainNextImageAriaLabel?: string;
  /** Tooltip of the next arrow of the modal gallery. */
  mainNextImageTitle?: string;
  /** Name of the dots, in the modal gallery and the carousel. */
  dotsContainerAriaLabel?: string;
  /** Tooltip of the dots. */
  dotsContainerTitle?: string;
  /** Name of a dot, followed by a space and the 1-based position. */
  dotAriaLabel?: string;
  /** Name of the thumbnails of the modal gallery. */
  previewsContainerAriaLabel?: string;
  /** Tooltip of the thumbnails of the modal gallery. */
  previewsContainerTitle?: string;
  /** Name of the arrow that scrolls the thumbnails of the modal gallery back. */
  previewScrollPrevAriaLabel?: string;
  /** Tooltip of the arrow that scrolls the thumbnails of the modal gallery back. */
  previewScrollPrevTitle?: string;
  /** Name of the arrow that scrolls the thumbnails of the modal gallery forward. */
  previewScrollNextAriaLabel?: string;
  /** Tooltip of the arrow that scrolls the thumbnails of the modal gallery forward. */
  previewScrollNextTitle?: string;
  /** Role description of the carousel. */
  carouselRoleDescription?: string;
  /** Role description of a slide of a carousel without dots. */
  slideRoleDescription?: string;
  /** Name of the carousel. */
  carouselContainerAriaLabel?: string;
  /** Tooltip of the carousel. */
  carouselContainerTitle?: string;
  /** Name of the previous arrow of the carousel. */
  carouselPrevImageAriaLabel?: string;
  /** Tooltip of the previous arrow of the carousel. */
  carouselPrevImageTitle?: string;
  /** Name of the next arrow of the carousel. */
  carouselNextImageAriaLabel?: string;
  /** Tooltip of the next arrow of the carousel. */
  carouselNextImageTitle?: string;
  /** Name of the thumbnails of the carousel. */
  carouselPreviewsContainerAriaLabel?: string;
  /** Tooltip of the thumbnails. */
  carouselPreviewsContainerTitle?: string;
  /** Name of the arrow that scrolls the thumbnails of the carousel back. */
  carouselPreviewScrollPrevAriaLabel?: string;
  /** Tooltip of the arrow that scrolls the thumbnails of the carousel back. */
  carouselPreviewScrollPrevTitle?: string;
  /** Name of the arrow that scrolls the thumbnails of the carousel forward. */
  carouselPreviewScrollNextAriaLabel?: string;
  /** Tooltip of the arrow that scrolls the thumbnails of the carousel forward. */
  carouselPreviewScrollNextTitle?: string;
  /** Name of the button that starts autoplay. */
  playAriaLabel?: string;
  /** Name of the button that stops autoplay. */
  pauseAriaLabel?: string;
  /** Name of the autoplay button with reduced motion. */
  reducedMotionAriaLabel?: string;
  /** Name of a slide; `{position}` and `{total}` are replaced. */
  slideAriaLabel?: string;
  /** Name of the close button; those of toolbar buttons apply unless the button has a text of its own. */
  closeAriaLabel?: string;
  /** Tooltip of the close button. */
  closeTitle?: string;
  /** Name of the download button. */
  downloadAriaLabel?: string;
  /** Tooltip of the download button. */
  downloadTitle?: string;
  /** Name of the external URL button. */
  extUrlAriaLabel?: string;
  /** Tooltip of the external URL button. */
  extUrlTitle?: string;
  /** Name of the delete button. */
  deleteAriaLabel?: string;
  /** Tooltip of the delete button. */
  deleteTitle?: string;
  /** Name of the full-screen button. */
  fullScreenAriaLabel?: string;
  /** Tooltip of the full-screen button. */
  fullScreenTitle?: string;
  /** Name of the share button. */
  shareAriaLabel?: string;
  /** Tooltip of the share button. */
  shareTitle?: string;
  /** Name of a custom button without a name and a tooltip. */
  customAriaLabel?: string;
  /** Status after the share button has copied a link. */
  linkCopiedText?: string;
  /** Name of the text field with the link, where it could be neither shared nor copied. */
  linkFieldAriaLabel?: string;
  /** Name of the button that shares the link of the image, while the image is zoomed: it copies a link to the visible detail. */
  detailLinkAriaLabel?: string;
  /** Name of the zoom in button. */
  zoomInAriaLabel?: string;
  /** Tooltip of the zoom in button. */
  zoomInTitle?: string;
  /** Name of the zoom out button. */
  zoomOutAriaLabel?: string;
  /** Tooltip of the zoom out button. */
  zoomOutTitle?: string;
  /** Announcement of a new zoom level; `{percent}` is replaced, 100 is the size at which the image fits. */
  zoomLevelText?: string;
  /** Name and heading of the list of keys that `?` shows in the modal gallery. */
  keyListAriaLabel?: string;
  /** Name of the button that closes the list of keys. */
  keyListCloseAriaLabel?: string;
  /** Action of `?` in the list of keys. */
  keyListText?: string;
  /** In the list of keys, action of the keys that close the gallery. */
  keyCloseText?: string;
  /** In the list of keys, action of the key that shows the first image. */
  keyFirstText?: string;
  /** In the list of keys, action of the key that shows the last image. */
  keyLastText?: string;
  /** In the list of keys, action of the download shortcuts. */
  keyDownloadText?: string;
  /** In the list of keys, action of the key that zooms out completely. */
  keyFitText?: string;
  /** In the list of keys, action of the arrow keys while the image is zoomed. */
  keyPanText?: string;
  /** In the list of keys, action of Tab. */
  keyTabText?: string;
  /** Translated key names for the list of keys, for example `Home=Pos1, Tab=↹`. */
  keyNamesText?: string;
  /** Announcement of images added to the list; `{count}` is replaced. */
  moreImagesAriaLabel?: string;
  /** Text in place of an image that failed to load. */
  imageErrorText?: string;
  /** Text of the button that loads a failed image again. */
  imageRetryText?: string;
}
