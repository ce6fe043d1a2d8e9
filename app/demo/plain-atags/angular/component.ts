import { Component } from '@angular/core';
import {
  Image,
  LineLayout,
  ModalGalleryService,
  PlainGalleryStrategy,
  PlainLibConfig,
} from '@ks89/angular-modal-gallery';

import { galleryImages } from '../../angular-images';

@Component({
  selector: 'app-plain-atags',
  templateUrl: './template.html',
})
export class PlainAtagsComponent {
  readonly images: Image[] = galleryImages;

  readonly config: PlainLibConfig = {
    plainGalleryConfig: {
      strategy: PlainGalleryStrategy.ROW,
      layout: new LineLayout(
        { width: '50px', height: '50px' },
        { length: 4, wrap: true },
        'flex-start',
      ),
      advanced: { aTags: true, additionalBackground: '50% 50%/cover' },
    },
  };

  constructor(private modalGalleryService: ModalGalleryService) {}

  openModal(index: number): void {
    // The gallery does not take the focus: Enter on the thumbnail would open a second
    // gallery with the same id, and the first could no longer be closed.
    (document.activeElement as HTMLElement | null)?.blur();
    this.modalGalleryService.open({
      id: 204,
      images: this.images,
      currentImage: this.images[index],
    });
  }
}
