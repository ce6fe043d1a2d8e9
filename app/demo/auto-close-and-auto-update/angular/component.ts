import { Component, OnDestroy } from '@angular/core';
import { Image, ModalGalleryRef, ModalGalleryService } from '@ks89/angular-modal-gallery';
import { Subscription, timer } from 'rxjs';
import { debounceTime, takeUntil } from 'rxjs/operators';

import { galleryImages } from '../../angular-images';

@Component({
  selector: 'app-auto-close-and-auto-update',
  templateUrl: './template.html',
})
export class AutoCloseAndAutoUpdateComponent implements OnDestroy {
  readonly images: Image[] = galleryImages;
  closeStatus = 'Not opened yet';
  updateStatus = 'Not opened yet';

  private subscription?: Subscription;

  constructor(private modalGalleryService: ModalGalleryService) {}

  openAndClose(): void {
    const ref = this.openModal(303);
    if (!ref) {
      return;
    }
    this.closeStatus = 'Open';
    this.subscription?.unsubscribe();
    this.subscription = ref.close$.subscribe(() => (this.closeStatus = 'Closed by hand'));
    this.subscription.add(
      ref.show$
        // Each image shown restarts the three seconds.
        .pipe(debounceTime(3000), takeUntil(ref.close$))
        .subscribe(() => {
          this.modalGalleryService.close(303, false);
          this.closeStatus = 'Closed by itself';
        }),
    );
  }

  openAndUpdate(): void {
    const ref = this.openModal(304);
    if (!ref) {
      return;
    }
    this.updateStatus = 'Waiting four seconds';
    this.subscription?.unsubscribe();
    this.subscription = ref.close$.subscribe(() => (this.updateStatus = 'Closed'));
    this.subscription.add(
      // Not from show$: an update emits show$ too and would start another update.
      timer(4000)
        .pipe(takeUntil(ref.close$))
        .subscribe(() => {
          this.modalGalleryService.updateModalImages(this.withUpdatedSecondImage());
          this.updateStatus = 'Image 2 updated';
        }),
    );
  }

  ngOnDestroy(): void {
    this.subscription?.unsubscribe();
  }

  private openModal(id: number): ModalGalleryRef | undefined {
    // The gallery does not take the focus: Enter on the button would open a second
    // gallery with the same id, and the first could no longer be closed.
    (document.activeElement as HTMLElement | null)?.blur();
    return this.modalGalleryService.open({
      id,
      images: this.images,
      currentImage: this.images[2],
    });
  }

  private withUpdatedSecondImage(): Image[] {
    const { modal, plain } = this.images[4];
    const updated = new Image(
      1,
      { ...modal, description: 'Description 2 updated with img5' },
      plain,
    );
    return this.images.map((image) => (image.id === 1 ? updated : image));
  }
}
