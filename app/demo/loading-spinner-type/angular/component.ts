import { Component } from '@angular/core';
import { Image, LoadingType, ModalGalleryService } from '@ks89/angular-modal-gallery';

import { galleryImages } from '../../angular-images';

@Component({
  selector: 'app-loading-spinner-type',
  templateUrl: './template.html',
})
export class LoadingSpinnerTypeComponent {
  readonly LoadingType = LoadingType;

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
    // The gallery does not take the focus: Enter on the button would open a second
    // gallery with the same id, and the first could no longer be closed.
    (document.activeElement as HTMLElement | null)?.blur();
    const images = this.createImages();
    this.modalGalleryService.open({
      id,
      images,
      currentImage: images[0],
      libConfig: { currentImageConfig: { loadingConfig: { enable: true, type } } },
    });
  }

  /** Images with URLs that are not in the cache: a cached image shows no spinner. */
  private createImages(): Image[] {
    return galleryImages.map(
      ({ id, modal, plain }) =>
        new Image(id, { ...modal, img: `${modal.img}?${Date.now()}` }, plain),
    );
  }
}
