/** The same code before and after an upgrade. */

export const nineToTen = {
  before: {
    title: '9',
    code: `
{
  "@angular/core": "13.4.0",
  "@angular/cdk": "13.3.9",
  "@ks89/angular-modal-gallery": "9.1.0"
}`,
  },
  after: {
    title: '10',
    code: `
{
  "@angular/core": "15.2.10",
  "@angular/cdk": "15.2.9",
  "@ks89/angular-modal-gallery": "10.0.1"
}`,
  },
} as const;

export const libConfigType = {
  before: {
    title: '8',
    code: `
import { LibConfig } from '@ks89/angular-modal-gallery';

libConfig: LibConfig = { enableCloseOutside: false };`,
  },
  after: {
    title: '9',
    code: `
import { ModalLibConfig } from '@ks89/angular-modal-gallery';

libConfig: ModalLibConfig = { enableCloseOutside: false };`,
  },
} as const;

export const plainOutput = {
  before: {
    title: '8',
    code: `
<ks-plain-gallery
  [id]="1"
  [images]="images"
  [showGallery]="true"
  (showImage)="open($event)"
></ks-plain-gallery>`,
  },
  after: {
    title: '9',
    code: `
<ks-plain-gallery
  [id]="1"
  [images]="images"
  (clickImage)="open($event)"
></ks-plain-gallery>`,
  },
} as const;

export const carouselConfig = {
  before: {
    title: '8',
    code: `
<ks-carousel
  [id]="1"
  [images]="images"
  [carouselConfig]="{ maxWidth: '766px', maxHeight: '400px' }"
  [previewConfig]="{ visible: true, number: 5 }"
  (showImage)="onShow($event)"
></ks-carousel>`,
  },
  after: {
    title: '9',
    code: `
<ks-carousel
  [id]="1"
  [images]="images"
  [config]="config"
  (changeImage)="onChange($event)"
></ks-carousel>

config: CarouselLibConfig = {
  carouselConfig: {
    maxWidth: '766px',
    maxHeight: '400px',
    showArrows: true,
    objectFit: 'cover',
    keyboardEnable: true,
    modalGalleryEnable: false,
  },
  carouselPreviewsConfig: { visible: true, number: 5 },
};`,
  },
} as const;

export const keys = {
  before: { title: '8', code: `keyboardConfig: { esc: 81, left: 40, right: 38 }` },
  after: {
    title: '9',
    code: `keyboardConfig: { esc: 'KeyQ', left: 'ArrowDown', right: 'ArrowUp' }`,
  },
} as const;

export const galleryModule = {
  before: { title: '7', code: `imports: [BrowserModule, GalleryModule.forRoot()]` },
  after: { title: '8', code: `imports: [BrowserModule, GalleryModule]` },
} as const;

export const plainElement = {
  before: {
    title: '7',
    code: `
<ks-modal-gallery
  [id]="1"
  [modalImages]="images"
  [plainGalleryConfig]="plainGalleryConfig"
></ks-modal-gallery>`,
  },
  after: {
    title: '8',
    code: `
<ks-plain-gallery
  [id]="1"
  [images]="images"
  [config]="{ plainGalleryConfig: plainGalleryConfig }"
  (showImage)="open($event)"
></ks-plain-gallery>`,
  },
} as const;

export const modalService = {
  before: {
    title: '7',
    code: `
<ks-modal-gallery
  [id]="2"
  [modalImages]="images"
  [slideConfig]="{ infinite: true }"
></ks-modal-gallery>`,
  },
  after: {
    title: '8',
    code: `
constructor(private modalGallery: ModalGalleryService) {}

open(index: number): void {
  this.modalGallery.open({
    id: 2,
    images: this.images,
    currentImage: this.images[index],
    libConfig: { slideConfig: { infinite: true } },
  });
}`,
  },
} as const;

export const instanceKeys = {
  before: { title: '7', code: `GalleryModule.forRoot({ shortcuts: ['ctrl+d'] })` },
  after: {
    title: '8',
    code: `libConfig = { keyboardServiceConfig: { shortcuts: ['ctrl+d'] } };`,
  },
} as const;
