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
    this.modalGalleryService.open({
      id: 205,
      images: this.images,
      currentImage: this.images[index],
    });
  }
}
