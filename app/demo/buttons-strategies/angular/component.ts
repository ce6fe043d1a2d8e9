import { Component, OnDestroy } from '@angular/core';
import {
  ButtonEvent,
  ButtonsStrategy,
  ButtonType,
  Image,
  ModalGalleryService,
} from '@ks89/angular-modal-gallery';
import { Subscription } from 'rxjs';

import { galleryImages } from '../../angular-images';

@Component({
  selector: 'app-buttons-strategies',
  templateUrl: './template.html',
})
export class ButtonsStrategiesComponent implements OnDestroy {
  readonly ButtonsStrategy = ButtonsStrategy;
  images: Image[] = galleryImages;

  readonly galleries = [
    { id: 308, strategy: ButtonsStrategy.DEFAULT },
    { id: 309, strategy: ButtonsStrategy.SIMPLE },
    { id: 310, strategy: ButtonsStrategy.ADVANCED },
    { id: 311, strategy: ButtonsStrategy.FULL },
  ];

  private subscription?: Subscription;

  constructor(private modalGalleryService: ModalGalleryService) {}

  openModal(id: number, strategy: ButtonsStrategy): void {
    // The gallery does not take the focus: Enter on the button would open a second
    // gallery with the same id, and the first could no longer be closed.
    (document.activeElement as HTMLElement | null)?.blur();
    const ref = this.modalGalleryService.open({
      id,
      images: this.images,
      currentImage: this.images[0],
      libConfig: {
        currentImageConfig: { downloadable: true },
        buttonsConfig: { visible: true, strategy },
      },
    });
    this.subscription?.unsubscribe();
    this.subscription = ref?.buttonAfterHook$.subscribe((event) => this.removeDeletedImage(event));
  }

  restoreImages(): void {
    this.images = galleryImages;
  }

  ngOnDestroy(): void {
    this.subscription?.unsubscribe();
  }

  private removeDeletedImage({ button, image }: ButtonEvent): void {
    if (button.type !== ButtonType.DELETE || !image) {
      return;
    }
    this.images = this.images.filter(({ id }) => id !== image.id);
    this.modalGalleryService.updateModalImages(this.images);
  }
}
