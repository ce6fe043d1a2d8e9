import { Component, OnDestroy } from '@angular/core';
import {
  ButtonEvent,
  ButtonsStrategy,
  ButtonType,
  Image,
  ModalGalleryService,
  ModalLibConfig,
} from '@ks89/angular-modal-gallery';
import { Observable, Subscription } from 'rxjs';

import { galleryImages } from '../../angular-images';
import { EventName, Events, eventTimes, GalleryEvent } from './events';

@Component({
  selector: 'app-output-events',
  templateUrl: './template.html',
})
export class OutputEventsComponent implements OnDestroy {
  readonly events = new Events();
  readonly eventTimes = Object.entries(eventTimes);

  private images: Image[] = galleryImages;
  private subscriptions = new Subscription();

  private readonly allButtonsConfig: ModalLibConfig = {
    buttonsConfig: { visible: true, strategy: ButtonsStrategy.FULL },
    currentImageConfig: { downloadable: true },
  };

  constructor(private modalGalleryService: ModalGalleryService) {}

  openDefault(): void {
    this.openModal(333);
  }

  openWithAllButtons(): void {
    this.openModal(343, this.allButtonsConfig);
  }

  ngOnDestroy(): void {
    this.subscriptions.unsubscribe();
  }

  private openModal(id: number, libConfig?: ModalLibConfig): void {
    // The gallery does not take the focus: Enter on the button would open a second
    // gallery with the same id, and the first could no longer be closed.
    (document.activeElement as HTMLElement | null)?.blur();
    this.images = galleryImages;
    const ref = this.modalGalleryService.open({
      id,
      images: this.images,
      currentImage: this.images[0],
      libConfig,
    });
    if (!ref) {
      return;
    }

    const streams: Record<EventName, Observable<GalleryEvent>> = {
      hasData: ref.hasData$,
      close: ref.close$,
      show: ref.show$,
      firstImage: ref.firstImage$,
      lastImage: ref.lastImage$,
      buttonBeforeHook: ref.buttonBeforeHook$,
      buttonAfterHook: ref.buttonAfterHook$,
    };
    this.subscriptions.unsubscribe();
    this.subscriptions = ref.buttonAfterHook$.subscribe((event) => this.removeDeletedImage(event));
    for (const name of Object.keys(streams) as EventName[]) {
      this.subscriptions.add(streams[name].subscribe((event) => this.events.record(name, event)));
    }
  }

  /** The gallery only shows the next image: the application removes the deleted one. */
  private removeDeletedImage({ button, image }: ButtonEvent): void {
    if (button.type !== ButtonType.DELETE) {
      return;
    }
    this.images = this.images.filter(({ id }) => id !== image?.id);
    this.modalGalleryService.updateModalImages(this.images);
  }
}
