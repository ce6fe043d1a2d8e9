import { Component } from '@angular/core';
import {
  ButtonType,
  ButtonsStrategy,
  Image,
  ModalGalleryService,
  ModalLibConfig,
} from '@ks89/angular-modal-gallery';

import { galleryImages } from '../../angular-images';

@Component({
  selector: 'app-buttons-exturl-newtab',
  templateUrl: './template.html',
})
export class ButtonsExturlNewtabComponent {
  readonly images: Image[] = galleryImages;

  private readonly libConfig: ModalLibConfig = {
    buttonsConfig: {
      visible: true,
      strategy: ButtonsStrategy.CUSTOM,
      buttons: [
        {
          className: 'ext-url-image',
          type: ButtonType.EXTURL,
          title: 'Open the page of this image in a new tab',
          ariaLabel: 'Open the page of this image in a new tab',
          extUrlInNewTab: true,
        },
      ],
    },
  };

  constructor(private modalGalleryService: ModalGalleryService) {}

  openModal(): void {
    // The gallery does not take the focus: Enter on the button would open a second
    // gallery with the same id, and the first could no longer be closed.
    (document.activeElement as HTMLElement | null)?.blur();
    this.modalGalleryService.open({
      id: 307,
      images: this.images,
      currentImage: this.images[0],
      libConfig: this.libConfig,
    });
  }
}
