import { Component } from '@angular/core';
import { Image, LoadingType, ModalGalleryService } from '@ks89/angular-modal-gallery';

import { galleryImages } from '../../angular-images';

@Component({
  selector: 'app-loading-spinner-type',
  templateUrl: './template.html',
})
export class LoadingSpinnerTypeComponent {
  readonly LoadingType = LoadingType;
  readonly images: Image[] = galleryImages;

  readonly galleries = [
    { id: 322, type: LoadingType.STANDARD },
    { id: 323, type: LoadingType.CIRCULAR },
    { id: 324, type: LoadingType.BARS },
    { id: 325, type: LoadingType.DOTS },
    { id: 326, type: LoadingType.CUBE_FLIPPING },
    { id: 327, type: LoadingType.CIRCLES },
    { id: 328, type: LoadingType.EXPLOSING_SQUARES },
  ];

  constructor(private modalGalleryService: ModalGalleryService) {}

  openModal(id: number, type: LoadingType): void {
    this.modalGalleryService.open({
      id,
      images: this.images,
      currentImage: this.images[0],
      libConfig: { currentImageConfig: { loadingConfig: { enable: true, type } } },
    });
  }
}
