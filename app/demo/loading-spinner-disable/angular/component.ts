import { Component } from '@angular/core';
import {
  Image,
  LoadingType,
  ModalGalleryService,
  ModalLibConfig,
} from '@ks89/angular-modal-gallery';

import { galleryImages } from '../../angular-images';

@Component({
  selector: 'app-loading-spinner-disable',
  templateUrl: './template.html',
})
export class LoadingSpinnerDisableComponent {
  readonly images: Image[] = galleryImages;

  private readonly libConfig: ModalLibConfig = {
    currentImageConfig: {
      // The interface asks for a type even when there is no spinner to draw.
      loadingConfig: { enable: false, type: LoadingType.STANDARD },
    },
  };

  constructor(private modalGalleryService: ModalGalleryService) {}

  openModal(): void {
    this.modalGalleryService.open({
      id: 321,
      images: this.images,
      currentImage: this.images[0],
      libConfig: this.libConfig,
    });
  }
}
