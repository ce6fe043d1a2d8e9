import { Component } from '@angular/core';
import {
  CarouselLibConfig,
  Image,
  KS_DEFAULT_ACCESSIBILITY_CONFIG,
} from '@ks89/angular-modal-gallery';

import { carouselImages } from '../../angular-images';

@Component({
  selector: 'app-carousel-breakpoints',
  templateUrl: './template.html',
})
export class CarouselBreakpointsComponent {
  readonly images: Image[] = carouselImages;

  // Two carousels on one page need two names.
  readonly fullWidthConfig: CarouselLibConfig = {
    accessibilityConfig: {
      ...KS_DEFAULT_ACCESSIBILITY_CONFIG,
      carouselContainerAriaLabel: 'Images at full width',
    },
    carouselPreviewsConfig: {
      visible: true,
      breakpoints: { xSmall: 50, small: 60, medium: 80, large: 150, xLarge: 180 },
    },
  };

  readonly narrowConfig: CarouselLibConfig = {
    accessibilityConfig: {
      ...KS_DEFAULT_ACCESSIBILITY_CONFIG,
      carouselContainerAriaLabel: 'Images in 500 pixels',
    },
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
  };
}
