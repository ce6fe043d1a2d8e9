import { Component } from '@angular/core';
import { CarouselLibConfig, Image } from '@ks89/angular-modal-gallery';

import { carouselImages } from '../../angular-images';

@Component({
  selector: 'app-carousel-noautoplay',
  templateUrl: './template.html',
})
export class CarouselNoautoplayComponent {
  readonly images: Image[] = carouselImages;

  readonly config: CarouselLibConfig = {
    carouselPlayConfig: { autoPlay: false, interval: 5000, pauseOnHover: true },
  };
}
