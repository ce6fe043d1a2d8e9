import { Component } from '@angular/core';
import { Image, ModalGalleryService, ModalLibConfig } from '@ks89/angular-modal-gallery';

import { galleryImages } from '../../angular-images';

@Component({
  selector: 'app-no-dots-and-previews',
  templateUrl: './template.html',
})
export class NoDotsAndPreviewsComponent {
  readonly images: Image[] = galleryImages;

  private readonly libConfig: ModalLibConfig = {
    previewConfig: { visible: false },
    dotsConfig: { visible: false },
  };

  constructor(private modalGalleryService: ModalGalleryService) {}

  openModal(): void {
    // The gallery does not take the focus: Enter on the button would open a second
    // gallery with the same id, and the first could no longer be closed.
    (document.activeElement as HTMLElement | null)?.blur();
    this.modalGalleryService.open({
      id: 331,
      images: this.images,
      currentImage: this.images[0],
      libConfig: this.libConfig,
    });
  }
}
