import { Component } from '@angular/core';
import { CarouselLibConfig, Image } from '@ks89/angular-modal-gallery';

import { carouselImages } from '../../angular-images';

@Component({
  selector: 'app-carousel-noinfinite',
  templateUrl: './template.html',
})
export class CarouselNoinfiniteComponent {
  readonly images: Image[] = carouselImages;

  readonly config: CarouselLibConfig = { carouselSlideInfinite: false };
}
