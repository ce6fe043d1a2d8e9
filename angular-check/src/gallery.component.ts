import { Component } from '@angular/core';
import { GalleryModule, Image, ModalGalleryService } from '@ks89/angular-modal-gallery';

@Component({
  selector: 'app-gallery',
  standalone: true,
  imports: [GalleryModule],
  template: `<ks-plain-gallery
    [id]="1"
    [images]="images"
    (clickImage)="openModal($event)"
  ></ks-plain-gallery>`,
})
export class GalleryComponent {
  readonly images = [
    new Image(
      0,
      { img: 'assets/images/carousel/mountain-lake.jpg' },
      { img: 'assets/images/carousel/mountain-lake-thumb.jpg', alt: 'A lake' },
    ),
    new Image(
      1,
      { img: 'assets/images/carousel/desert-hike.jpg' },
      { img: 'assets/images/carousel/desert-hike-thumb.jpg', alt: 'A dune' },
    ),
  ];

  constructor(private modalGalleryService: ModalGalleryService) {}

  openModal(index: number): void {
    // The gallery does not take the focus. If it stayed on the thumbnail, Enter would open a second
    // gallery with the same id, and the first could no longer be closed.
    (document.activeElement as HTMLElement | null)?.blur();
    this.modalGalleryService.open({
      id: 1,
      images: this.images,
      currentImage: this.images[index],
    });
  }
}
