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
    this.modalGalleryService.open({
      id: 312,
      images: this.images,
      currentImage: this.images[0],
      libConfig: this.libConfig,
    });
  }
}
