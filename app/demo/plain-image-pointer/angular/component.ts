import { Component } from '@angular/core';
import { Image, ModalGalleryService } from '@ks89/angular-modal-gallery';

import { galleryImages } from '../../angular-images';

@Component({
  selector: 'app-plain-image-pointer',
  templateUrl: './template.html',
  styleUrls: ['./style.css'],
})
export class PlainImagePointerComponent {
  readonly images: Image[] = galleryImages;
  readonly thumbnails: Image[] = this.images.slice(0, 3);

  constructor(private modalGalleryService: ModalGalleryService) {}

  openModal(index: number): void {
    // The gallery does not take the focus: Enter on the button would open a second
    // gallery with the same id, and the first could no longer be closed.
    (document.activeElement as HTMLElement | null)?.blur();
    this.modalGalleryService.open({
      id: 205,
      images: this.images,
      currentImage: this.images[index],
    });
  }
}
