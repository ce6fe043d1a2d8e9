import type { CarouselLibConfig } from 'ks-gallery-react';

// Each carousel of a page needs a label and a name of its own.
export const fullWidth: CarouselLibConfig = {
  accessibilityConfig: { carouselContainerAriaLabel: 'Images at full width' },
  carouselPreviewsConfig: {
    visible: true,
    breakpoints: { xSmall: 50, small: 60, medium: 80, large: 150, xLarge: 180 },
  },
  linkConfig: { name: 'full-width' },
};

export const fixedWidth: CarouselLibConfig = {
  accessibilityConfig: { carouselContainerAriaLabel: 'Images in 500 pixels' },
  carouselConfig: {
    maxWidth: '500px',
    maxHeight: '400px',
    showArrows: true,
    objectFit: 'cover',
    keyboardEnable: true,
    modalGalleryEnable: false,
  },
  carouselPreviewsConfig: {
    visible: true,
    breakpoints: { xSmall: 50, small: 60, medium: 70, large: 80, xLarge: 100 },
  },
  linkConfig: { name: 'fixed-width' },
};
