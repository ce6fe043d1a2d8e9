import { Component } from '@angular/core';
import {
  Image,
  KS_DEFAULT_ACCESSIBILITY_CONFIG,
  ModalGalleryService,
  ModalLibConfig,
} from '@ks89/angular-modal-gallery';

import { galleryImages } from '../../angular-images';

@Component({
  selector: 'app-accessibility',
  templateUrl: './template.html',
})
export class AccessibilityComponent {
  readonly images: Image[] = galleryImages;

  private readonly libConfig: ModalLibConfig = {
    accessibilityConfig: {
      // The twelve texts of the carousel stay as they are.
      ...KS_DEFAULT_ACCESSIBILITY_CONFIG,
      backgroundAriaLabel: 'CUSTOM Modal gallery full screen background',
      backgroundTitle: 'CUSTOM background title',
      plainGalleryContentAriaLabel: 'CUSTOM Plain gallery content',
      plainGalleryContentTitle: 'CUSTOM plain gallery content title',
      modalGalleryContentAriaLabel: 'CUSTOM Modal gallery content',
      modalGalleryContentTitle: 'CUSTOM modal gallery content title',
      loadingSpinnerAriaLabel: 'CUSTOM The current image is loading. Please be patient.',
      loadingSpinnerTitle: 'CUSTOM The current image is loading. Please be patient.',
      mainContainerAriaLabel: 'CUSTOM Current image and navigation',
      mainContainerTitle: 'CUSTOM main container title',
      mainPrevImageAriaLabel: 'CUSTOM Previous image',
      mainPrevImageTitle: 'CUSTOM Previous image',
      mainNextImageAriaLabel: 'CUSTOM Next image',
      mainNextImageTitle: 'CUSTOM Next image',
      dotsContainerAriaLabel: 'CUSTOM Image navigation dots',
      dotsContainerTitle: 'CUSTOM dots container title',
      dotAriaLabel: 'CUSTOM Navigate to image number',
      previewsContainerAriaLabel: 'CUSTOM Image previews',
      previewsContainerTitle: 'CUSTOM previews title',
      previewScrollPrevAriaLabel: 'CUSTOM Scroll previous previews',
      previewScrollPrevTitle: 'CUSTOM Scroll previous previews',
      previewScrollNextAriaLabel: 'CUSTOM Scroll next previews',
      previewScrollNextTitle: 'CUSTOM Scroll next previews',
    },
  };

  constructor(private modalGalleryService: ModalGalleryService) {}

  openModal(): void {
    // The gallery does not take the focus: Enter on the button would open a second
    // gallery with the same id, and the first could no longer be closed.
    (document.activeElement as HTMLElement | null)?.blur();
    this.modalGalleryService.open({
      id: 300,
      images: this.images,
      currentImage: this.images[0],
      libConfig: this.libConfig,
    });
  }
}
