import { Component } from '@angular/core';
import { Image, ModalGalleryService, ModalLibConfig } from '@ks89/angular-modal-gallery';

import { galleryImages } from '../../angular-images';

@Component({
  selector: 'app-close-outside',
  templateUrl: './template.html',
})
export class CloseOutsideComponent {
  readonly images: Image[] = galleryImages;

  private readonly libConfig: ModalLibConfig = { enableCloseOutside: false };

  constructor(private modalGalleryService: ModalGalleryService) {}

  openModal(): void {
    // The gallery does not take the focus: Enter on the button would open a second
    // gallery with the same id, and the first could no longer be closed.
    (document.activeElement as HTMLElement | null)?.blur();
    this.modalGalleryService.open({
      id: 312,
      images: this.images,
      currentImage: this.images[0],
      libConfig: this.libConfig,
    });
  }
}
