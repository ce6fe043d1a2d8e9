import { Component } from '@angular/core';
import {
  Action,
  CarouselLibConfig,
  Image,
  ImageEvent,
  ModalGalleryService,
} from '@ks89/angular-modal-gallery';

import { carouselImages } from '../../angular-images';

const maxLogEntries = 20;

@Component({
  selector: 'app-carousel-outputs',
  templateUrl: './template.html',
})
export class CarouselOutputsComponent {
  readonly images: Image[] = carouselImages;
  log: string[] = [];

  readonly config: CarouselLibConfig = {
    carouselConfig: {
      maxWidth: '100%',
      maxHeight: '400px',
      showArrows: true,
      objectFit: 'cover',
      keyboardEnable: true,
      // Without this the carousel never emits clickImage.
      modalGalleryEnable: true,
    },
  };

  constructor(private modalGalleryService: ModalGalleryService) {}

  recordImage(name: string, { galleryId, action, result }: ImageEvent): void {
    this.record(`${name}: gallery ${galleryId}, ${Action[action]}, ${result}`);
  }

  openModal(index: number): void {
    this.record(`clickImage: index ${index}`);
    // The gallery does not take the focus: on the image, the arrow keys would also
    // move the carousel behind the gallery.
    (document.activeElement as HTMLElement | null)?.blur();
    this.modalGalleryService.open({
      id: 114,
      images: this.images,
      currentImage: this.images[index],
    });
  }

  private record(entry: string): void {
    this.log = [entry, ...this.log].slice(0, maxLogEntries);
  }
}
