import { Component, TemplateRef, ViewChild } from '@angular/core';
import {
  Image,
  ModalGalleryService,
  ModalImage,
  ModalLibConfig,
} from '@ks89/angular-modal-gallery';

import { galleryImages } from '../../angular-images';

interface DatedModalImage extends ModalImage {
  pictureDate: Date;
}

// Months are counted from 0: 1 is February.
const pictureDates = [
  new Date(2022, 1, 13, 14, 15),
  new Date(2022, 1, 15, 16, 30),
  new Date(2022, 1, 16, 11, 0),
  new Date(2022, 1, 20, 14, 15),
  new Date(2022, 2, 2, 17, 0),
];

const datedImages = galleryImages.map(({ id, modal, plain }, index) => {
  const datedModal: DatedModalImage = { ...modal, pictureDate: pictureDates[index] };
  return new Image(id, datedModal, plain);
});

@Component({
  selector: 'app-previews-template-additional-data',
  templateUrl: './template.html',
  styleUrls: ['./style.css'],
})
export class PreviewsTemplateAdditionalDataComponent {
  readonly images: Image[] = datedImages;

  @ViewChild('previewTemplate') private previewTemplate?: TemplateRef<HTMLElement>;

  private readonly libConfig: ModalLibConfig = {
    previewConfig: { visible: true },
  };

  constructor(private modalGalleryService: ModalGalleryService) {}

  openModal(): void {
    // The gallery does not take the focus: Enter on the button would open a second
    // gallery with the same id, and the first could no longer be closed.
    (document.activeElement as HTMLElement | null)?.blur();
    this.modalGalleryService.open({
      id: 334,
      images: this.images,
      currentImage: this.images[0],
      libConfig: this.libConfig,
      previewsTemplate: this.previewTemplate,
    });
  }
}
