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
  private readonly libConfig: ModalLibConfig = {
    currentImageConfig: {
      // `type` is required by the interface, also without a spinner.
      loadingConfig: { enable: false, type: LoadingType.STANDARD },
    },
  };

  constructor(private modalGalleryService: ModalGalleryService) {}

  openModal(): void {
    // The gallery does not take the focus: Enter on the button would open a second
    // gallery with the same id, and the first could no longer be closed.
    (document.activeElement as HTMLElement | null)?.blur();
    const images = this.createImages();
    this.modalGalleryService.open({
      id: 321,
      images,
      currentImage: images[0],
      libConfig: this.libConfig,
    });
  }

  /** Images with URLs that are not in the cache, so that each opening loads them. */
  private createImages(): Image[] {
    return galleryImages.map(
      ({ id, modal, plain }) =>
        new Image(id, { ...modal, img: `${modal.img}?${Date.now()}` }, plain),
    );
  }
}
