import { Component } from '@angular/core';
import { Image, ModalGalleryService } from '@ks89/angular-modal-gallery';

import { galleryImages } from '../../angular-images';

@Component({
  selector: 'app-add-image-array',
  templateUrl: './template.html',
})
export class AddImageArrayComponent {
  images: Image[] = galleryImages;

  constructor(private modalGalleryService: ModalGalleryService) {}

  addImage(): void {
    const { modal, plain } = this.images[Math.floor(Math.random() * this.images.length)];
    // A new array: the gallery does not notice a push.
    this.images = [...this.images, new Image(this.images.length, modal, plain)];
  }

  openModal(): void {
    this.modalGalleryService.open({
      id: 301,
      images: this.images,
      currentImage: this.images[0],
    });
  }
}
