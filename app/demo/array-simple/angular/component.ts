import { Component } from '@angular/core';
import { Image, ModalGalleryService } from '@ks89/angular-modal-gallery';

import { galleryImages } from '../../angular-images';

@Component({
  selector: 'app-array-simple',
  templateUrl: './template.html',
})
export class ArraySimpleComponent {
  readonly images: Image[] = galleryImages;

  constructor(private modalGalleryService: ModalGalleryService) {}

  openModal(): void {
    this.modalGalleryService.open({
      id: 302,
      images: this.images,
      currentImage: this.images[0],
    });
  }
}
