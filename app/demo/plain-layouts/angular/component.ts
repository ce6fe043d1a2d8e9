import { Component } from '@angular/core';
import {
  GridLayout,
  Image,
  LineLayout,
  ModalGalleryService,
  PlainGalleryStrategy,
  PlainLibConfig,
} from '@ks89/angular-modal-gallery';

import { galleryImages } from '../../angular-images';

const small = { width: '50px', height: '50px' };
const large = { width: '80px', height: '80px' };

@Component({
  selector: 'app-plain-layouts',
  templateUrl: './template.html',
})
export class PlainLayoutsComponent {
  readonly images: Image[] = galleryImages;

  readonly rowConfig: PlainLibConfig = {
    plainGalleryConfig: {
      strategy: PlainGalleryStrategy.ROW,
      layout: new LineLayout(large, { length: 2, wrap: true }, 'flex-start'),
    },
  };

  readonly spacedRowConfig: PlainLibConfig = {
    plainGalleryConfig: {
      strategy: PlainGalleryStrategy.ROW,
      layout: new LineLayout(small, { length: 2, wrap: true }, 'space-around'),
    },
  };

  readonly columnConfig: PlainLibConfig = {
    plainGalleryConfig: {
      strategy: PlainGalleryStrategy.COLUMN,
      layout: new LineLayout(small, { length: 3, wrap: true }, 'flex-start'),
    },
  };

  readonly gridConfig: PlainLibConfig = {
    plainGalleryConfig: {
      strategy: PlainGalleryStrategy.GRID,
      layout: new GridLayout(large, { length: 3, wrap: true }),
    },
  };

  constructor(private modalGalleryService: ModalGalleryService) {}

  openModal(id: number, index: number): void {
    // The gallery does not take the focus: Enter on the thumbnail would open a second
    // gallery with the same id, and the first could no longer be closed.
    (document.activeElement as HTMLElement | null)?.blur();
    this.modalGalleryService.open({
      id,
      images: this.images,
      currentImage: this.images[index],
    });
  }
}
