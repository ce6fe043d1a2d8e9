import { Component } from '@angular/core';
import { Image } from '@ks89/angular-modal-gallery';

import { carouselImages } from '../../angular-images';

@Component({
  selector: 'app-carousel-content-projection',
  templateUrl: './template.html',
  styleUrls: ['./style.css'],
})
export class CarouselContentProjectionComponent {
  readonly images: Image[] = carouselImages;
}
