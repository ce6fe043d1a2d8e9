import { Component } from '@angular/core';
import {
  ButtonsStrategy,
  Image,
  ModalGalleryService,
  ModalLibConfig,
} from '@ks89/angular-modal-gallery';

import { dataUris, externalUrl } from '../../angular-images';

@Component({
  selector: 'app-base64',
  templateUrl: './template.html',
})
export class Base64Component {
  readonly images: Image[] = [
    new Image(0, { img: dataUris.blue, extUrl: externalUrl }),
    new Image(1, { img: dataUris.green, description: 'Description 2' }),
    new Image(
      2,
      { img: dataUris.red, description: 'Description 3', extUrl: externalUrl },
      {
        img: dataUris.red,
        title: 'custom title 2',
        alt: 'custom alt 2',
        ariaLabel: 'aria label 2',
      },
    ),
  ];

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
      id: 305,
      images: this.images,
      currentImage: this.images[0],
      libConfig: this.libConfig,
    });
  }
}
