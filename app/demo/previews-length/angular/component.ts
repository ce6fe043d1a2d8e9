import { Component } from '@angular/core';
import { Image, ModalGalleryService, ModalLibConfig } from '@ks89/angular-modal-gallery';

import { galleryImages } from '../../angular-images';

@Component({
  selector: 'app-previews-length',
  templateUrl: './template.html',
})
export class PreviewsLengthComponent {
  readonly images: Image[] = galleryImages;

  private readonly libConfig: ModalLibConfig = { previewConfig: { visible: true, number: 1 } };

  constructor(private modalGalleryService: ModalGalleryService) {}

  openModal(): void {
    this.modalGalleryService.open({
      id: 335,
      images: this.images,
      currentImage: this.images[0],
      libConfig: this.libConfig,
    });
  }
}
