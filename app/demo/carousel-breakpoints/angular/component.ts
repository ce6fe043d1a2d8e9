import { Component } from '@angular/core';
import { CarouselLibConfig, Image } from '@ks89/angular-modal-gallery';

import { carouselImages } from '../../angular-images';

@Component({
  selector: 'app-carousel-breakpoints',
  templateUrl: './template.html',
})
export class CarouselBreakpointsComponent {
  readonly images: Image[] = carouselImages;

  readonly fullWidthConfig: CarouselLibConfig = {
    carouselPreviewsConfig: {
      visible: true,
      breakpoints: { xSmall: 50, small: 60, medium: 80, large: 150, xLarge: 180 },
    },
  };

  readonly narrowConfig: CarouselLibConfig = {
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
