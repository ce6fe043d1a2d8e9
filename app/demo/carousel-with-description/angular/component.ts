import { Component } from '@angular/core';
import { CarouselLibConfig, DescriptionStrategy, Image } from '@ks89/angular-modal-gallery';

import { carouselImages } from '../../angular-images';

@Component({
  selector: 'app-carousel-with-description',
  templateUrl: './template.html',
})
export class CarouselWithDescriptionComponent {
  readonly images: Image[] = carouselImages;

  readonly config: CarouselLibConfig = {
    carouselImageConfig: { description: { strategy: DescriptionStrategy.ALWAYS_VISIBLE } },
  };
}
