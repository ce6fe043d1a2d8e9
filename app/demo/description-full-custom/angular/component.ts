import { Component } from '@angular/core';
import {
  DescriptionStrategy,
  Image,
  ModalGalleryService,
  ModalLibConfig,
} from '@ks89/angular-modal-gallery';

import { galleryImages } from '../../angular-images';

@Component({
  selector: 'app-description-full-custom',
  templateUrl: './template.html',
})
export class DescriptionFullCustomComponent {
  // Without a title of its own, the tooltip of an image would show the tags of the description.
  readonly images: Image[] = galleryImages.map(
    ({ id, modal, plain }) => new Image(id, { ...modal, title: 'Custom description' }, plain),
  );

  private readonly libConfig: ModalLibConfig = {
    currentImageConfig: {
      description: {
        // Only ALWAYS_VISIBLE reads customFullDescription.
        strategy: DescriptionStrategy.ALWAYS_VISIBLE,
        // A click on an element without the class `inside` closes the gallery.
        customFullDescription: `
          <ol class="inside">
            <li class="inside">Custom</li>
            <li class="inside">description of the</li>
            <li class="inside">current visible</li>
            <li class="inside">image</li>
          </ol>`,
        style: {
          bgColor: 'rgba(255, 0, 0, .5)',
          textColor: 'blue',
          marginTop: '3px',
          marginBottom: '0px',
          marginLeft: '5px',
          marginRight: '5px',
          position: 'absolute',
          top: '0px',
          height: '125px',
        },
      },
    },
  };

  constructor(private modalGalleryService: ModalGalleryService) {}

  openModal(): void {
    // The gallery does not take the focus: Enter on the button would open a second
    // gallery with the same id, and the first could no longer be closed.
    (document.activeElement as HTMLElement | null)?.blur();
    this.modalGalleryService.open({
      id: 314,
      images: this.images,
      currentImage: this.images[0],
      libConfig: this.libConfig,
    });
  }
}
