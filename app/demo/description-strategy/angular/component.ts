import { Component } from '@angular/core';
import {
  Description,
  DescriptionStrategy,
  Image,
  ModalGalleryService,
} from '@ks89/angular-modal-gallery';

import { galleryImages } from '../../angular-images';

@Component({
  selector: 'app-description-strategy',
  templateUrl: './template.html',
})
export class DescriptionStrategyComponent {
  readonly DescriptionStrategy = DescriptionStrategy;
  readonly images: Image[] = galleryImages;

  readonly galleries: { id: number; description: Description }[] = [
    {
      id: 313,
      description: {
        strategy: DescriptionStrategy.ALWAYS_VISIBLE,
        // The parts are joined as they are: write the spaces yourself.
        imageText: 'Look this image ',
        numberSeparator: ' of ',
        beforeTextDescription: ' => ',
      },
    },
    { id: 341, description: { strategy: DescriptionStrategy.HIDE_IF_EMPTY } },
    { id: 342, description: { strategy: DescriptionStrategy.ALWAYS_HIDDEN } },
  ];

  constructor(private modalGalleryService: ModalGalleryService) {}

  openModal(id: number, description: Description): void {
    // The gallery does not take the focus: Enter on the button would open a second
    // gallery with the same id, and the first could no longer be closed.
    (document.activeElement as HTMLElement | null)?.blur();
    this.modalGalleryService.open({
      id,
      images: this.images,
      currentImage: this.images[0],
      libConfig: { currentImageConfig: { description } },
    });
  }
}
