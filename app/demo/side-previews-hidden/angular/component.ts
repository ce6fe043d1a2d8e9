import { Component } from '@angular/core';
import { Image, ModalGalleryService, ModalLibConfig } from '@ks89/angular-modal-gallery';

import { galleryImages } from '../../angular-images';

@Component({
  selector: 'app-side-previews-hidden',
  templateUrl: './template.html',
})
export class SidePreviewsHiddenComponent {
  readonly images: Image[] = galleryImages;

  private readonly libConfig: ModalLibConfig = {
    slideConfig: {
      infinite: false,
      sidePreviews: { show: false, size: { width: '100px', height: 'auto' } },
    },
  };

  constructor(private modalGalleryService: ModalGalleryService) {}

  openModal(): void {
    // The gallery does not take the focus: Enter on the button would open a second
    // gallery with the same id, and the first could no longer be closed.
    (document.activeElement as HTMLElement | null)?.blur();
    this.modalGalleryService.open({
      id: 339,
      images: this.images,
      currentImage: this.images[0],
      libConfig: this.libConfig,
    });
  }
}
