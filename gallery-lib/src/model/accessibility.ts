/** Every name and tooltip of the three components, so that all of them can be translated. */
export interface AccessibilityConfig {
  /** Name of the layer behind the modal gallery. */
  backgroundAriaLabel?: string;
  /** Tooltip of that layer. */
  backgroundTitle?: string;
  /** Name of the plain gallery. */
  plainGalleryContentAriaLabel?: string;
  /** Tooltip of the plain gallery. */
  plainGalleryContentTitle?: string;
  /** Name of the dialog. */
  modalGalleryContentAriaLabel?: string;
  /** Tooltip of the dialog. */
  modalGalleryContentTitle?: string;
  /** What is announced while a picture loads. */
  loadingSpinnerAriaLabel?: string;
  /** Tooltip of the spinner. */
  loadingSpinnerTitle?: string;
  /** Name of the middle part of the modal gallery. */
  mainContainerAriaLabel?: string;
  /** Tooltip of the middle part. */
  mainContainerTitle?: string;
  /** Name of the modal's previous arrow. */
  mainPrevImageAriaLabel?: string;
  /** Tooltip of that arrow. */
  mainPrevImageTitle?: string;
  /** Name of the modal's next arrow. */
  mainNextImageAriaLabel?: string;
  /** Tooltip of that arrow. */
  mainNextImageTitle?: string;
  /** Name of the dots, in the modal gallery and in the carousel. */
  dotsContainerAriaLabel?: string;
  /** Tooltip of the dots. */
  dotsContainerTitle?: string;
  /** Name of a dot; the position follows after a space. */
  dotAriaLabel?: string;
  /** Name of the modal's thumbnail strip. */
  previewsContainerAriaLabel?: string;
  /** Tooltip of the strip. */
  previewsContainerTitle?: string;
  /** Name of the arrow that scrolls the strip back. */
  previewScrollPrevAriaLabel?: string;
  /** Tooltip of that arrow. */
  previewScrollPrevTitle?: string;
  /** Name of the arrow that scrolls the strip on. */
  previewScrollNextAriaLabel?: string;
  /** Tooltip of that arrow. */
  previewScrollNextTitle?: string;
  /** Name of the carousel. */
  carouselContainerAriaLabel?: string;
  /** Tooltip of the carousel. */
  carouselContainerTitle?: string;
  /** Name of the carousel's previous arrow. */
  carouselPrevImageAriaLabel?: string;
  /** Tooltip of that arrow. */
  carouselPrevImageTitle?: string;
  /** Name of the carousel's next arrow. */
  carouselNextImageAriaLabel?: string;
  /** Tooltip of that arrow. */
  carouselNextImageTitle?: string;
  /** Name of the carousel's preview row. */
  carouselPreviewsContainerAriaLabel?: string;
  /** Tooltip of the row. */
  carouselPreviewsContainerTitle?: string;
  /** Name of the arrow that scrolls the row back. */
  carouselPreviewScrollPrevAriaLabel?: string;
  /** Tooltip of that arrow. */
  carouselPreviewScrollPrevTitle?: string;
  /** Name of the arrow that scrolls the row on. */
  carouselPreviewScrollNextAriaLabel?: string;
  /** Tooltip of that arrow. */
  carouselPreviewScrollNextTitle?: string;
  /** Name of the button that starts automatic advance. */
  playAriaLabel?: string;
  /** Name of the button that stops automatic advance. */
  pauseAriaLabel?: string;
  /** Name of that button where the reader prefers reduced motion. */
  reducedMotionAriaLabel?: string;
  /** Name of a slide; `{position}` and `{total}` are replaced. */
  slideAriaLabel?: string;
  /** Text shown in place of a picture that could not be loaded. */
  imageErrorText?: string;
  /** Text of the button that loads a failed picture again. */
  imageRetryText?: string;
}
