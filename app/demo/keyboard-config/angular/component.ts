import { Component } from '@angular/core';
import { Image, ModalGalleryService, ModalLibConfig } from '@ks89/angular-modal-gallery';

import { galleryImages } from '../../angular-images';

@Component({
  selector: 'app-keyboard-config',
  templateUrl: './template.html',
})
export class KeyboardConfigComponent {
  readonly images: Image[] = galleryImages;

  private readonly libConfig: ModalLibConfig = {
    // Values of KeyboardEvent.code: the position of the key, whatever is printed on it.
    keyboardConfig: { esc: 'KeyQ', left: 'ArrowDown', right: 'ArrowUp' },
  };

  constructor(private modalGalleryService: ModalGalleryService) {}

  openModal(): void {
    // The gallery does not take the focus: Enter on the button would open a second
    // gallery with the same id, and the first could no longer be closed.
    (document.activeElement as HTMLElement | null)?.blur();
    this.modalGalleryService.open({
      id: 320,
      images: this.images,
      currentImage: this.images[0],
      libConfig: this.libConfig,
    });
  }
}
