/** Short examples in Angular, for version 10 of the package. */

export const modalComponent = `
import { Component } from '@angular/core';
import { Image, ModalGalleryService } from '@ks89/angular-modal-gallery';

@Component({
  selector: 'app-album',
  templateUrl: './album.component.html',
})
export class AlbumComponent {
  images: Image[] = [
    new Image(0, { img: 'assets/lake.jpg', description: 'The lake at noon' }),
    new Image(1, { img: 'assets/dune.jpg', description: 'Five people' }),
  ];

  constructor(private modalGallery: ModalGalleryService) {}

  open(currentImage: Image): void {
    // Otherwise Enter would open a second gallery with the same id.
    (document.activeElement as HTMLElement | null)?.blur();
    this.modalGallery.open({ id: 1, images: this.images, currentImage });
  }
}
`;

export const modalTemplate = `
<button
  *ngFor="let image of images"
  type="button"
  (click)="open(image)"
>
  {{ image.modal.description }}
</button>
`;

export const plainComponent = `
import { Component } from '@angular/core';
import { Image, ModalGalleryService } from '@ks89/angular-modal-gallery';

@Component({
  selector: 'app-thumbnails',
  templateUrl: './thumbnails.component.html',
})
export class ThumbnailsComponent {
  images: Image[] = [
    new Image(
      0,
      { img: 'assets/lake.jpg' },
      { img: 'assets/lake-small.jpg', alt: 'A lake' },
    ),
    new Image(
      1,
      { img: 'assets/dune.jpg' },
      { img: 'assets/dune-small.jpg', alt: 'A dune' },
    ),
  ];

  constructor(private modalGallery: ModalGalleryService) {}

  open(index: number): void {
    // Otherwise Enter would open a second gallery with the same id.
    (document.activeElement as HTMLElement | null)?.blur();
    this.modalGallery.open({
      id: 1,
      images: this.images,
      currentImage: this.images[index],
    });
  }
}
`;

export const plainTemplate = `
<ks-plain-gallery
  [id]="1"
  [images]="images"
  (clickImage)="open($event)"
></ks-plain-gallery>
`;

export const carouselComponent = `
import { Component } from '@angular/core';
import { CarouselLibConfig, Image } from '@ks89/angular-modal-gallery';

@Component({
  selector: 'app-slide-show',
  templateUrl: './slide-show.component.html',
})
export class SlideShowComponent {
  config: CarouselLibConfig = {
    carouselPlayConfig: {
      autoPlay: false,
      interval: 5000,
      pauseOnHover: true,
    },
  };

  images: Image[] = [
    new Image(0, { img: 'assets/lake.jpg', alt: 'A lake between mountains' }),
    new Image(1, { img: 'assets/dune.jpg', alt: 'Five people on a dune' }),
  ];
}
`;

export const carouselTemplate = `
<ks-carousel [id]="1" [images]="images" [config]="config"></ks-carousel>
`;

export const imageList = `
import { Image } from '@ks89/angular-modal-gallery';

export const images = [
  new Image(
    0,
    { img: 'assets/lake.jpg', description: 'The lake at noon' },
    { img: 'assets/lake-small.jpg', alt: 'A lake between mountains' },
  ),
];
`;
