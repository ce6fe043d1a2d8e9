import { Component } from '@angular/core';
import { Image, ModalGalleryService, ModalLibConfig } from '@ks89/angular-modal-gallery';

import { galleryImages } from '../../angular-images';

@Component({
  selector: 'app-invert-swipe',
  templateUrl: './template.html',
})
export class InvertSwipeComponent {
  readonly images: Image[] = galleryImages;

  private readonly libConfig: ModalLibConfig = { currentImageConfig: { invertSwipe: true } };

  constructor(private modalGalleryService: ModalGalleryService) {}

  openModal(): void {
    this.modalGalleryService.open({
      id: 319,
      images: this.images,
      currentImage: this.images[0],
      libConfig: this.libConfig,
    });
  }
}
