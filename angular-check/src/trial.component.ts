import { Component } from '@angular/core';
import {
  ButtonsStrategy,
  ButtonType,
  GalleryModule,
  Image,
  ModalGalleryService,
  ModalImage,
  PlainGalleryStrategy,
  LineLayout,
} from '@ks89/angular-modal-gallery';

/** What a test puts into the page before it loads. */
interface Trial {
  readonly modal: ModalImage;
  readonly extUrlInNewTab?: boolean;
  /** Shows the thumbnail as a background. */
  readonly aTags?: boolean;
}

function readTrial(): Trial {
  return (window as unknown as { trial: Trial }).trial;
}

/** One image whose fields come from a test: what the package does with values that a user may have written. */
@Component({
  selector: 'app-trial',
  standalone: true,
  imports: [GalleryModule],
  template: `<button type="button" (click)="open()">Open</button>
    <ks-plain-gallery [id]="1" [images]="images" [config]="plainConfig"></ks-plain-gallery>`,
})
export class TrialComponent {
  private readonly trial = readTrial();
  readonly images = [new Image(0, this.trial.modal)];
  readonly plainConfig = {
    plainGalleryConfig: {
      strategy: PlainGalleryStrategy.ROW,
      layout: new LineLayout(
        { width: '80px', height: '80px' },
        { length: -1, wrap: false },
        'flex-start',
      ),
      advanced: { aTags: this.trial.aTags ?? false, additionalBackground: '50% 50%/cover' },
    },
  };

  constructor(private modalGalleryService: ModalGalleryService) {}

  open(): void {
    (document.activeElement as HTMLElement | null)?.blur();
    this.modalGalleryService.open({
      id: 2,
      images: this.images,
      currentImage: this.images[0],
      libConfig: {
        currentImageConfig: { downloadable: true },
        buttonsConfig: {
          visible: true,
          strategy: ButtonsStrategy.CUSTOM,
          buttons: [
            {
              className: 'ext-url-image',
              type: ButtonType.EXTURL,
              ariaLabel: 'Open the external URL',
              extUrlInNewTab: this.trial.extUrlInNewTab ?? false,
            },
            { className: 'download-image', type: ButtonType.DOWNLOAD, ariaLabel: 'Download' },
          ],
        },
      },
    });
  }
}
