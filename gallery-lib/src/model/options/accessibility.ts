/**
 * Accessible names and tooltips of the three components, for translation.
 * @alias language, change language, translate, translation, localization, i18n
 */
export interface AccessibilityConfig {
  /**
   * Name of the backdrop of the modal gallery.
   * @defaultValue `'Modal gallery full screen background'`
   */
  backgroundAriaLabel?: string;
  /** Tooltip of the backdrop of the modal gallery. @defaultValue `''` */
  backgroundTitle?: string;
  /**
   * Name of an image without an alternative text; `{position}` is replaced.
   * @defaultValue `'Image {position}'`
   */
  imageAriaLabel?: string;
  /**
   * Beginning of the tooltip of a thumbnail and of the caption of a full view in the plain gallery; `{position}` and `{total}` are replaced.
   * @defaultValue `'Image {position}/{total}'`
   */
  imageTitle?: string;
  /** Name of the plain gallery. @defaultValue `'Plain gallery content'` */
  plainGalleryContentAriaLabel?: string;
  /** Tooltip of the plain gallery. @defaultValue `''` */
  plainGalleryContentTitle?: string;
  /** Name of the link that closes a full view of the plain gallery. @defaultValue `'Close'` */
  fullViewCloseAriaLabel?: string;
  /** Text of the link from a full view to the file of its image. @defaultValue `'Open the file'` */
  fullViewFileText?: string;
  /** Name of the dialog of the modal gallery. @defaultValue `'Modal gallery content'` */
  modalGalleryContentAriaLabel?: string;
  /** Tooltip of the dialog of the modal gallery. @defaultValue `''` */
  modalGalleryContentTitle?: string;
  /**
   * Text announced while an image loads.
   * @defaultValue `'The current image is loading. Please be patient.'`
   */
  loadingSpinnerAriaLabel?: string;
  /** Tooltip of the spinner. @defaultValue `'The current image is loading. Please be patient.'` */
  loadingSpinnerTitle?: string;
  /** Name of the main area of the modal gallery. @defaultValue `'Current image and navigation'` */
  mainContainerAriaLabel?: string;
  /** Tooltip of the main area of the modal gallery. @defaultValue `''` */
  mainContainerTitle?: string;
  /**
   * Name of the previous arrow of the modal gallery, and of a full view of the plain gallery.
   * @defaultValue `'Previous image'`
   */
  mainPrevImageAriaLabel?: string;
  /** Tooltip of the previous arrow of the modal gallery. @defaultValue `'Previous image'` */
  mainPrevImageTitle?: string;
  /**
   * Name of the next arrow of the modal gallery, and of a full view of the plain gallery.
   * @defaultValue `'Next image'`
   */
  mainNextImageAriaLabel?: string;
  /** Tooltip of the next arrow of the modal gallery. @defaultValue `'Next image'` */
  mainNextImageTitle?: string;
  /**
   * Name of the dots, in the modal gallery and the carousel.
   * @defaultValue `'Image navigation dots'`
   */
  dotsContainerAriaLabel?: string;
  /** Tooltip of the dots. @defaultValue `''` */
  dotsContainerTitle?: string;
  /**
   * Name of a dot, followed by a space and the 1-based position.
   * @defaultValue `'Navigate to image number'`
   */
  dotAriaLabel?: string;
  /** Name of the thumbnails of the modal gallery. @defaultValue `'Image previews'` */
  previewsContainerAriaLabel?: string;
  /** Tooltip of the thumbnails of the modal gallery. @defaultValue `''` */
  previewsContainerTitle?: string;
  /**
   * Name of the arrow that scrolls the thumbnails of the modal gallery back.
   * @defaultValue `'Scroll previous previews'`
   */
  previewScrollPrevAriaLabel?: string;
  /**
   * Tooltip of the arrow that scrolls the thumbnails of the modal gallery back.
   * @defaultValue `'Scroll previous previews'`
   */
  previewScrollPrevTitle?: string;
  /**
   * Name of the arrow that scrolls the thumbnails of the modal gallery forward.
   * @defaultValue `'Scroll next previews'`
   */
  previewScrollNextAriaLabel?: string;
  /**
   * Tooltip of the arrow that scrolls the thumbnails of the modal gallery forward.
   * @defaultValue `'Scroll next previews'`
   */
  previewScrollNextTitle?: string;
  /** Role description of the carousel. @defaultValue `'carousel'` */
  carouselRoleDescription?: string;
  /** Role description of a slide of a carousel without dots. @defaultValue `'slide'` */
  slideRoleDescription?: string;
  /** Name of the carousel. @defaultValue `'Current image and navigation'` */
  carouselContainerAriaLabel?: string;
  /** Tooltip of the carousel. @defaultValue `''` */
  carouselContainerTitle?: string;
  /** Name of the previous arrow of the carousel. @defaultValue `'Previous image'` */
  carouselPrevImageAriaLabel?: string;
  /** Tooltip of the previous arrow of the carousel. @defaultValue `'Previous image'` */
  carouselPrevImageTitle?: string;
  /** Name of the next arrow of the carousel. @defaultValue `'Next image'` */
  carouselNextImageAriaLabel?: string;
  /** Tooltip of the next arrow of the carousel. @defaultValue `'Next image'` */
  carouselNextImageTitle?: string;
  /** Name of the thumbnails of the carousel. @defaultValue `'Image previews'` */
  carouselPreviewsContainerAriaLabel?: string;
  /** Tooltip of the thumbnails. @defaultValue `''` */
  carouselPreviewsContainerTitle?: string;
  /**
   * Name of the arrow that scrolls the thumbnails of the carousel back.
   * @defaultValue `'Scroll previous previews'`
   */
  carouselPreviewScrollPrevAriaLabel?: string;
  /**
   * Tooltip of the arrow that scrolls the thumbnails of the carousel back.
   * @defaultValue `'Scroll previous previews'`
   */
  carouselPreviewScrollPrevTitle?: string;
  /**
   * Name of the arrow that scrolls the thumbnails of the carousel forward.
   * @defaultValue `'Scroll next previews'`
   */
  carouselPreviewScrollNextAriaLabel?: string;
  /**
   * Tooltip of the arrow that scrolls the thumbnails of the carousel forward.
   * @defaultValue `'Scroll next previews'`
   */
  carouselPreviewScrollNextTitle?: string;
  /** Name of the button that starts autoplay. @defaultValue `'Start automatic slide show'` */
  playAriaLabel?: string;
  /** Name of the button that stops autoplay. @defaultValue `'Stop automatic slide show'` */
  pauseAriaLabel?: string;
  /**
   * Name of the autoplay button with reduced motion.
   * @defaultValue `'Automatic slide show is off because reduced motion is preferred'`
   */
  reducedMotionAriaLabel?: string;
  /**
   * Name of a slide; `{position}` and `{total}` are replaced.
   * @defaultValue `'{position} of {total}'`
   */
  slideAriaLabel?: string;
  /** Text of a carousel without images. @defaultValue `'There are no images.'` */
  carouselEmptyText?: string;
  /**
   * Name of the close button; those of toolbar buttons apply unless the button has a text of its own.
   * @defaultValue `'Close this modal image gallery'`
   */
  closeAriaLabel?: string;
  /** Tooltip of the close button. @defaultValue `'Close this modal image gallery'` */
  closeTitle?: string;
  /** Name of the download button. @defaultValue `'Download the current image'` */
  downloadAriaLabel?: string;
  /** Tooltip of the download button. @defaultValue `'Download the current image'` */
  downloadTitle?: string;
  /** Name of the external URL button. @defaultValue `'Navigate the current image'` */
  extUrlAriaLabel?: string;
  /** Tooltip of the external URL button. @defaultValue `'Navigate the current image'` */
  extUrlTitle?: string;
  /** Name of the delete button. @defaultValue `'Delete the current image'` */
  deleteAriaLabel?: string;
  /** Tooltip of the delete button. @defaultValue `'Delete the current image'` */
  deleteTitle?: string;
  /** Name of the full-screen button. @defaultValue `'Switch to full-screen'` */
  fullScreenAriaLabel?: string;
  /** Tooltip of the full-screen button. @defaultValue `'Switch to full-screen'` */
  fullScreenTitle?: string;
  /** Name of the share button. @defaultValue `'Share the current image'` */
  shareAriaLabel?: string;
  /** Tooltip of the share button. @defaultValue `'Share the current image'` */
  shareTitle?: string;
  /** Name of a custom button without a name and a tooltip. @defaultValue `'Custom button'` */
  customAriaLabel?: string;
  /** Status after the share button has copied a link. @defaultValue `'Link copied'` */
  linkCopiedText?: string;
  /**
   * Name of the text field with the link, where it could be neither shared nor copied.
   * @defaultValue `'Link to this image'`
   */
  linkFieldAriaLabel?: string;
  /**
   * Name of the share button of a gallery with `linkConfig` while the image is zoomed: it copies a link to the visible detail.
   * @defaultValue `'Copy link to this detail'`
   */
  detailLinkAriaLabel?: string;
  /** Name of the zoom in button. @defaultValue `'Zoom in'` */
  zoomInAriaLabel?: string;
  /** Tooltip of the zoom in button. @defaultValue `'Zoom in'` */
  zoomInTitle?: string;
  /** Name of the zoom out button. @defaultValue `'Zoom out'` */
  zoomOutAriaLabel?: string;
  /** Tooltip of the zoom out button. @defaultValue `'Zoom out'` */
  zoomOutTitle?: string;
  /**
   * Announcement of a new zoom level; `{percent}` is replaced, 100 is the size at which the image fits.
   * @defaultValue `'Zoom {percent}%'`
   */
  zoomLevelText?: string;
  /**
   * Name and heading of the list of keys that `?` shows in the modal gallery.
   * @defaultValue `'Keyboard shortcuts'`
   */
  keyListAriaLabel?: string;
  /**
   * Name of the button that closes the list of keys.
   * @defaultValue `'Close the list of keyboard shortcuts'`
   */
  keyListCloseAriaLabel?: string;
  /** Action of `?` in the list of keys. @defaultValue `'Show this list'` */
  keyListText?: string;
  /**
   * In the list of keys, action of the keys that close the gallery.
   * @defaultValue `'Close the gallery'`
   */
  keyCloseText?: string;
  /**
   * In the list of keys, action of the key that shows the first image.
   * @defaultValue `'First image'`
   */
  keyFirstText?: string;
  /**
   * In the list of keys, action of the key that shows the last image.
   * @defaultValue `'Last image'`
   */
  keyLastText?: string;
  /** In the list of keys, action of the download shortcuts. @defaultValue `'Download the image'` */
  keyDownloadText?: string;
  /**
   * In the list of keys, action of the key that zooms out completely.
   * @defaultValue `'Show the whole image'`
   */
  keyFitText?: string;
  /**
   * In the list of keys, action of the arrow keys while the image is zoomed.
   * @defaultValue `'Move the zoomed image'`
   */
  keyPanText?: string;
  /** In the list of keys, action of Tab. @defaultValue `'Next or previous control'` */
  keyTabText?: string;
  /**
   * Translated key names for the list of keys, for example `Home=Pos1, Tab=↹`.
   * @defaultValue `''`
   */
  keyNamesText?: string;
  /**
   * Announcement of images added to the list; `{count}` is replaced.
   * @defaultValue `'{count} more images'`
   */
  moreImagesAriaLabel?: string;
  /**
   * Text in place of an image that failed to load.
   * @defaultValue `'This image could not be loaded.'`
   */
  imageErrorText?: string;
  /**
   * Name of a video and of its thumbnails; `{name}` is replaced by the name of the image.
   * @defaultValue `'Video: {name}'`
   */
  videoAriaLabel?: string;
  /** Name of the button that plays a video; `{name}` is replaced. @defaultValue `'Play the video: {name}'` */
  videoPlayAriaLabel?: string;
  /** Text in place of a video that could not be played. @defaultValue `'This video could not be played.'` */
  videoErrorText?: string;
  /**
   * Name of a zoom button, which is disabled, while a video is shown; `{action}` is replaced.
   * @defaultValue `'{action}: not available for videos'`
   */
  videoZoomText?: string;
  /** Name of the button that shows information about an image, and of its panel. @defaultValue `'Information about the image'` */
  infoAriaLabel?: string;
  /** Text of the button that shows all of a long caption. @defaultValue `'More'` */
  captionMoreText?: string;
  /** Text of the button that loads a failed image again. @defaultValue `'Try again'` */
  imageRetryText?: string;
}
