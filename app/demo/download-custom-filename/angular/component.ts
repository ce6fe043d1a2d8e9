import { Component } from '@angular/core';
import {
  ButtonsStrategy,
  Image,
  ModalGalleryService,
  ModalLibConfig,
} from '@ks89/angular-modal-gallery';

import { galleryImages } from '../../angular-images';

@Component({
  selector: 'app-download-custom-filename',
  templateUrl: './template.html',
})
export class DownloadCustomFilenameComponent {
  // Copies, because the other galleries that share these images keep their own file names.
  readonly images: Image[] = galleryImages.map(
    ({ id, modal, plain }) =>
      new Image(id, { ...modal, downloadFileName: 'custom-file-name.jpg' }, plain),
  );

  private readonly libConfig: ModalLibConfig = {
    currentImageConfig: { downloadable: true },
    buttonsConfig: { visible: true, strategy: ButtonsStrategy.SIMPLE },
  };

  constructor(private modalGalleryService: ModalGalleryService) {}

  openModal(): void {
    // The gallery does not take the focus: Enter on the button would open a second
    // gallery with the same id, and the first could no longer be closed.
    (document.activeElement as HTMLElement | null)?.blur();
    this.modalGalleryService.open({
      id: 316,
      images: this.images,
      currentImage: this.images[0],
      libConfig: this.libConfig,
    });
  }
}
