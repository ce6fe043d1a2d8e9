import { Component } from '@angular/core';
import { CarouselLibConfig, Image } from '@ks89/angular-modal-gallery';

import { carouselImages } from '../../angular-images';

@Component({
  selector: 'app-carousel-custom-previews',
  templateUrl: './template.html',
})
export class CarouselCustomPreviewsComponent {
  readonly images: Image[] = carouselImages;

  readonly config: CarouselLibConfig = {
    carouselPreviewsConfig: { visible: true, number: 7, width: 'auto', maxHeight: '100px' },
  };
}
