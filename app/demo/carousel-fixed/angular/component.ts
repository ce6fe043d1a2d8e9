import { Component } from '@angular/core';
import { CarouselLibConfig, Image, ModalGalleryService } from '@ks89/angular-modal-gallery';

import { carouselImages } from '../../angular-images';

@Component({
  selector: 'app-carousel-fixed',
  templateUrl: './template.html',
})
export class CarouselFixedComponent {
  readonly images: Image[] = carouselImages;

  readonly config: CarouselLibConfig = {
    carouselPreviewsConfig: { visible: true, number: 5, width: 'auto', maxHeight: '100px' },
    carouselConfig: {
      maxWidth: '766px',
      maxHeight: '400px',
      showArrows: true,
      objectFit: 'cover',
      keyboardEnable: true,
      modalGalleryEnable: true,
    },
  };

  constructor(private modalGalleryService: ModalGalleryService) {}

  /** `modalGalleryEnable` only makes the carousel report the click: opening is up to you. */
  openModal(index: number): void {
    // The gallery does not take the focus: on the image, the arrow keys would also
    // move the carousel behind the gallery.
    (document.activeElement as HTMLElement | null)?.blur();
    this.modalGalleryService.open({
      id: 109,
      images: this.images,
      currentImage: this.images[index],
    });
  }
}
