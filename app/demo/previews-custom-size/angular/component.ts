import { Component } from '@angular/core';
import { Image, ModalGalleryService, ModalLibConfig } from '@ks89/angular-modal-gallery';

import { galleryImages } from '../../angular-images';

@Component({
  selector: 'app-previews-custom-size',
  templateUrl: './template.html',
})
export class PreviewsCustomSizeComponent {
  readonly images: Image[] = galleryImages;

  private readonly libConfig: ModalLibConfig = {
    previewConfig: { visible: true, size: { width: '150px', height: 'auto' } },
  };

  constructor(private modalGalleryService: ModalGalleryService) {}

  openModal(): void {
    this.modalGalleryService.open({
      id: 334,
      images: this.images,
      currentImage: this.images[0],
      libConfig: this.libConfig,
    });
  }
}
