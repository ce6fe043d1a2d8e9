import { Component } from '@angular/core';
import { Image } from '@ks89/angular-modal-gallery';

import { carouselImages } from '../../angular-images';

@Component({
  selector: 'app-carousel',
  templateUrl: './template.html',
})
export class CarouselComponent {
  readonly images: Image[] = carouselImages;
}
