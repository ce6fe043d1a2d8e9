import { Component } from '@angular/core';
import { Image, ModalGalleryService } from '@ks89/angular-modal-gallery';

import { galleryImages } from '../../angular-images';

@Component({
  selector: 'app-array-simple',
  templateUrl: './template.html',
})
export class ArraySimpleComponent {
  readonly images: Image[] = galleryImages;

  constructor(private modalGalleryService: ModalGalleryService) {}

  openModal(): void {
    // The gallery does not take the focus: Enter on the button would open a second
    // gallery with the same id, and the first could no longer be closed.
    (document.activeElement as HTMLElement | null)?.blur();
    this.modalGalleryService.open({
      id: 302,
      images: this.images,
      currentImage: this.images[0],
    });
  }
}
