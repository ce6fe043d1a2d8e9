import { Component } from '@angular/core';
import {
  DescriptionStrategy,
  Image,
  ModalGalleryService,
  ModalLibConfig,
} from '@ks89/angular-modal-gallery';

import { galleryImages } from '../../angular-images';

@Component({
  selector: 'app-description-full-custom',
  templateUrl: './template.html',
})
export class DescriptionFullCustomComponent {
  readonly images: Image[] = galleryImages;

  private readonly libConfig: ModalLibConfig = {
    currentImageConfig: {
      description: {
        // Only ALWAYS_VISIBLE reads customFullDescription.
        strategy: DescriptionStrategy.ALWAYS_VISIBLE,
        customFullDescription:
          '<ol><li>Custom</li><li>description of the</li><li>current visible</li><li>image</li></ol>',
        style: {
          bgColor: 'rgba(255, 0, 0, .5)',
          textColor: 'blue',
          marginTop: '3px',
          marginBottom: '0px',
          marginLeft: '5px',
          marginRight: '5px',
          position: 'absolute',
          top: '0px',
          height: '125px',
        },
      },
    },
  };

  constructor(private modalGalleryService: ModalGalleryService) {}

  openModal(): void {
    this.modalGalleryService.open({
      id: 314,
      images: this.images,
      currentImage: this.images[0],
      libConfig: this.libConfig,
    });
  }
}
