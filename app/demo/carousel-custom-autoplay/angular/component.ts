import { Component } from '@angular/core';
import { CarouselLibConfig, Image } from '@ks89/angular-modal-gallery';

import { carouselImages } from '../../angular-images';

@Component({
  selector: 'app-carousel-custom-autoplay',
  templateUrl: './template.html',
})
export class CarouselCustomAutoplayComponent {
  readonly images: Image[] = carouselImages;

  readonly config: CarouselLibConfig = {
    carouselPlayConfig: { autoPlay: true, interval: 10000, pauseOnHover: false },
  };
}
