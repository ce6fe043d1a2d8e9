import { Component } from '@angular/core';
import { DomSanitizer, SafeResourceUrl } from '@angular/platform-browser';
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
  readonly images: Image[];

  private readonly libConfig: ModalLibConfig = {
    currentImageConfig: { downloadable: true },
    buttonsConfig: { visible: true, strategy: ButtonsStrategy.SIMPLE },
  };

  constructor(
    private modalGalleryService: ModalGalleryService,
    private sanitizer: DomSanitizer,
  ) {
    const red = this.trust(dataUris.red);
    this.images = [
      new Image(0, { img: this.trust(dataUris.blue), extUrl: externalUrl }),
      new Image(1, { img: this.trust(dataUris.green), description: 'Description 2' }),
      new Image(
        2,
        { img: red, description: 'Description 3', extUrl: externalUrl },
        { img: red, title: 'custom title 2', alt: 'custom alt 2', ariaLabel: 'aria label 2' },
      ),
    ];
  }

  openModal(): void {
    this.modalGalleryService.open({
      id: 305,
      images: this.images,
      currentImage: this.images[0],
      libConfig: this.libConfig,
    });
  }

  /** Only for data that you wrote yourself: this switches the checks of Angular off. */
  private trust(dataUri: string): SafeResourceUrl {
    return this.sanitizer.bypassSecurityTrustResourceUrl(dataUri);
  }
}
