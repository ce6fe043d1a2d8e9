import { Component } from '@angular/core';
import { Image, ModalGalleryService } from '@ks89/angular-modal-gallery';

import { galleryImages } from '../../angular-images';

@Component({
  selector: 'app-add-image-array',
  templateUrl: './template.html',
})
export class AddImageArrayComponent {
  images: Image[] = galleryImages;

  constructor(private modalGalleryService: ModalGalleryService) {}

  addImage(): void {
    const id = this.images.length;
    const { modal, plain } = this.images[Math.floor(Math.random() * id)];
    // The query string gives the copy a URL of its own. With the same URL, the browser would emit
    // no `load` event when the copy follows its original, and the spinner would not end.
    const copy = new Image(id, { ...modal, img: `${modal.img}?${id}` }, plain);
    this.images = [...this.images, copy];
  }

  openModal(): void {
    // The gallery does not take the focus: Enter on the button would open a second
    // gallery with the same id, and the first could no longer be closed.
    (document.activeElement as HTMLElement | null)?.blur();
    this.modalGalleryService.open({
      id: 301,
      images: this.images,
      currentImage: this.images[0],
    });
  }
}
