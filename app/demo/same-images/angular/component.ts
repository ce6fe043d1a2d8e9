import { Component } from '@angular/core';
import { Image, ModalGalleryService } from '@ks89/angular-modal-gallery';

import { externalUrl } from '../../angular-images';

@Component({
  selector: 'app-same-images',
  templateUrl: './template.html',
})
export class SameImagesComponent {
  // The query strings make three addresses of one picture: with equal addresses the loading state
  // of one image would be taken for that of another.
  readonly images: Image[] = [0, 1, 2].map(
    (id) => new Image(id, { img: `assets/images/gallery/img1.jpg?${id}`, extUrl: externalUrl }),
  );

  constructor(private modalGalleryService: ModalGalleryService) {}

  openModal(): void {
    this.modalGalleryService.open({
      id: 338,
      images: this.images,
      currentImage: this.images[0],
    });
  }
}
