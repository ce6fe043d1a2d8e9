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
import { Subscription } from 'rxjs';

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

interface LogEntry {
  event: EventName;
  action: string;
  result: string;
}

const maxLogEntries = 20;

@Component({
  selector: 'app-output-events',
  templateUrl: './template.html',
})
export class OutputEventsComponent implements OnDestroy {
  readonly eventNames = eventNames;
  lastPayloads: Partial<Record<EventName, ImageModalEvent | ButtonEvent>> = {};
  log: LogEntry[] = [];

  private images: Image[] = galleryImages;
  private subscriptions = new Subscription();

  private readonly allButtonsConfig: ModalLibConfig = {
    currentImageConfig: { downloadable: true },
    buttonsConfig: { visible: true, strategy: ButtonsStrategy.FULL },
  };

  constructor(private modalGalleryService: ModalGalleryService) {}

  openDefault(): void {
    this.openModal(333);
  }

  openWithAllButtons(): void {
    this.openModal(340, this.allButtonsConfig);
  }

  ngOnDestroy(): void {
    this.subscriptions.unsubscribe();
  }

  private openModal(id: number, libConfig?: ModalLibConfig): void {
    this.subscriptions.unsubscribe();
    this.subscriptions = new Subscription();
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

    this.subscriptions.add(ref.hasData$.subscribe((event) => this.recordImage('hasData', event)));
    this.subscriptions.add(ref.close$.subscribe((event) => this.recordImage('close', event)));
    this.subscriptions.add(ref.show$.subscribe((event) => this.recordImage('show', event)));
    this.subscriptions.add(
      ref.firstImage$.subscribe((event) => this.recordImage('firstImage', event)),
    );
    this.subscriptions.add(
      ref.lastImage$.subscribe((event) => this.recordImage('lastImage', event)),
    );
    this.subscriptions.add(
      ref.buttonBeforeHook$.subscribe((event) => this.recordButton('buttonBeforeHook', event)),
    );
    this.subscriptions.add(
      ref.buttonAfterHook$.subscribe((event) => {
        this.recordButton('buttonAfterHook', event);
        this.removeDeletedImage(event);
      }),
    );
  }

  private recordImage(name: EventName, event: ImageModalEvent): void {
    this.record(name, event, String(event.result));
  }

  private recordButton(name: EventName, event: ButtonEvent): void {
    this.record(name, event, ButtonType[event.button.type]);
  }

  private record(name: EventName, payload: ImageModalEvent | ButtonEvent, result: string): void {
    this.lastPayloads = { ...this.lastPayloads, [name]: payload };
    const entry = { event: name, action: Action[payload.action], result };
    this.log = [entry, ...this.log].slice(0, maxLogEntries);
  }

  /** The library never edits the array: the application removes the image. */
  private removeDeletedImage({ button, image }: ButtonEvent): void {
    if (button.type !== ButtonType.DELETE || !image) {
      return;
    }
    this.images = this.images.filter(({ id }) => id !== image.id);
    this.modalGalleryService.updateModalImages(this.images);
  }
}
