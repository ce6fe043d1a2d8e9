import { Component, OnDestroy } from '@angular/core';
import {
  Action,
  ButtonEvent,
  ButtonsStrategy,
  ButtonType,
  Image,
  ImageModalEvent,
  ModalGalleryService,
  ModalLibConfig,
} from '@ks89/angular-modal-gallery';
import { Observable, Subscription } from 'rxjs';

import { galleryImages } from '../../angular-images';

const eventNames = [
  'hasData',
  'close',
  'show',
  'firstImage',
  'lastImage',
  'buttonBeforeHook',
  'buttonAfterHook',
] as const;

type EventName = (typeof eventNames)[number];
type GalleryEvent = ImageModalEvent | ButtonEvent;

interface LogEntry {
  name: EventName;
  action: string;
  payload: string;
}

const maxLogEntries = 30;

@Component({
  selector: 'app-output-events',
  templateUrl: './template.html',
})
export class OutputEventsComponent implements OnDestroy {
  readonly eventNames = eventNames;
  lastPayloads: Partial<Record<EventName, string>> = {};
  log: LogEntry[] = [];
  eventCount = 0;

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
    // The gallery does not take the focus. If it stayed on the button, Enter would open a second
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

    const events: Record<EventName, Observable<GalleryEvent>> = {
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
    for (const name of eventNames) {
      this.subscriptions.add(events[name].subscribe((event) => this.record(name, event)));
    }
  }

  private record(name: EventName, event: GalleryEvent): void {
    // The id is enough to identify an image.
    const shown = 'button' in event ? { ...event, image: { id: event.image?.id } } : event;
    const payload = JSON.stringify(shown);
    const entry = { name, action: Action[event.action], payload };
    this.log = [entry, ...this.log].slice(0, maxLogEntries);
    this.lastPayloads = { ...this.lastPayloads, [name]: payload };
    this.eventCount += 1;
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
