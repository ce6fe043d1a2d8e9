import { Component } from '@angular/core';
import { Image, ModalGalleryService } from '@ks89/angular-modal-gallery';

import { externalUrl } from '../../angular-images';

@Component({
  selector: 'app-same-images',
  templateUrl: './template.html',
})
export class SameImagesComponent {
  // The query strings make three URLs of one file. With the same URL, the browser would emit no
  // `load` event for the next image, and the spinner would not end.
  readonly images: Image[] = [0, 1, 2].map(
    (id) => new Image(id, { img: `assets/images/gallery/img1.jpg?${id}`, extUrl: externalUrl }),
  );

  constructor(private modalGalleryService: ModalGalleryService) {}

  openModal(): void {
    // The gallery does not take the focus: Enter on the button would open a second
    // gallery with the same id, and the first could no longer be closed.
    (document.activeElement as HTMLElement | null)?.blur();
    this.modalGalleryService.open({
      id: 338,
      images: this.images,
      currentImage: this.images[0],
    });
  }
}
