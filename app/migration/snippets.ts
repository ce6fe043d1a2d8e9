/** Code before and after an upgrade. */
import angularPackages from '@/angular-check/package.json' with { type: 'json' };
import type { Upgrade } from '@/components/docs/before-after';

const { dependencies } = angularPackages;

export const nineToTen: Upgrade = {
  subject: 'package.json',
  from: 'version 9',
  to: 'version 10',
  before: `
{
  "@angular/core": "13.4.0",
  "@angular/cdk": "13.3.9",
  "@ks89/angular-modal-gallery": "9.1.0"
}`,
  after: `
{
  "@angular/core": "${dependencies['@angular/core']}",
  "@angular/cdk": "${dependencies['@angular/cdk']}",
  "@ks89/angular-modal-gallery": "${dependencies['@ks89/angular-modal-gallery']}"
}`,
};

export const libConfigType: Upgrade = {
  subject: 'LibConfig',
  from: 'version 8',
  to: 'version 9',
  language: 'angular-ts',
  before: `
import { LibConfig } from '@ks89/angular-modal-gallery';

libConfig: LibConfig = { enableCloseOutside: false };`,
  after: `
import { ModalLibConfig } from '@ks89/angular-modal-gallery';

libConfig: ModalLibConfig = { enableCloseOutside: false };`,
};

export const plainOutput: Upgrade = {
  subject: 'plain gallery',
  from: 'version 8',
  to: 'version 9',
  language: 'angular-html',
  before: `
<ks-plain-gallery
  [id]="1"
  [images]="images"
  [showGallery]="true"
  (showImage)="open($event)"
></ks-plain-gallery>`,
  after: `
<ks-plain-gallery
  [id]="1"
  [images]="images"
  (clickImage)="open($event)"
></ks-plain-gallery>`,
};

export const carouselConfig: Upgrade = {
  subject: 'carousel',
  from: 'version 8',
  to: 'version 9',
  language: 'angular-html',
  before: `
<ks-carousel
  [id]="1"
  [images]="images"
  [carouselConfig]="{ maxWidth: '766px', maxHeight: '400px' }"
  [previewConfig]="{ visible: true, number: 5 }"
  (showImage)="onShow($event)"
></ks-carousel>`,
  after: `
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
};

export const keys: Upgrade = {
  subject: 'keyboardConfig',
  from: 'version 8',
  to: 'version 9',
  language: 'angular-ts',
  before: `keyboardConfig: { esc: 81, left: 40, right: 38 }`,
  after: `keyboardConfig: { esc: 'KeyQ', left: 'ArrowDown', right: 'ArrowUp' }`,
};

export const galleryModule: Upgrade = {
  subject: 'GalleryModule',
  from: 'version 7',
  to: 'version 8',
  language: 'angular-ts',
  before: `imports: [BrowserModule, GalleryModule.forRoot()]`,
  after: `imports: [BrowserModule, GalleryModule]`,
};

export const plainElement: Upgrade = {
  subject: 'plain gallery element',
  from: 'version 7',
  to: 'version 8',
  language: 'angular-html',
  before: `
<ks-modal-gallery
  [id]="1"
  [modalImages]="images"
  [plainGalleryConfig]="plainGalleryConfig"
></ks-modal-gallery>`,
  after: `
<ks-plain-gallery
  [id]="1"
  [images]="images"
  [config]="{ plainGalleryConfig: plainGalleryConfig }"
  (showImage)="open($event)"
></ks-plain-gallery>`,
};

export const modalService: Upgrade = {
  subject: 'modal gallery',
  from: 'version 7',
  to: 'version 8',
  language: 'angular-html',
  languageAfter: 'angular-ts',
  before: `
<ks-modal-gallery
  [id]="2"
  [modalImages]="images"
  [slideConfig]="{ infinite: true }"
></ks-modal-gallery>`,
  after: `
constructor(private modalGallery: ModalGalleryService) {}

open(index: number): void {
  this.modalGallery.open({
    id: 2,
    images: this.images,
    currentImage: this.images[index],
    libConfig: { slideConfig: { infinite: true } },
  });
}`,
};

export const instanceKeys: Upgrade = {
  subject: 'shortcuts',
  from: 'version 7',
  to: 'version 8',
  language: 'angular-ts',
  before: `GalleryModule.forRoot({ shortcuts: ['ctrl+d'] })`,
  after: `libConfig = { keyboardServiceConfig: { shortcuts: ['ctrl+d'] } };`,
};
