import { Component } from '@angular/core';
import {
  ButtonsStrategy,
  Image,
  ModalGalleryService,
  ModalLibConfig,
} from '@ks89/angular-modal-gallery';

import { galleryImages } from '../../angular-images';

@Component({
  selector: 'app-only-current-img',
  templateUrl: './template.html',
})
export class OnlyCurrentImgComponent {
  readonly images: Image[] = galleryImages;

  private readonly libConfig: ModalLibConfig = {
    previewConfig: { visible: false },
    dotsConfig: { visible: false },
    slideConfig: {
      infinite: false,
      sidePreviews: { show: false, size: { width: '100px', height: 'auto' } },
    },
    buttonsConfig: { visible: false, strategy: ButtonsStrategy.DEFAULT },
  };

  constructor(private modalGalleryService: ModalGalleryService) {}

  openModal(): void {
    // The gallery does not take the focus: Enter on the button would open a second
    // gallery with the same id, and the first could no longer be closed.
    (document.activeElement as HTMLElement | null)?.blur();
    this.modalGalleryService.open({
      id: 332,
      images: this.images,
      currentImage: this.images[0],
      libConfig: this.libConfig,
    });
  }
}
