import { Component, OnDestroy } from '@angular/core';
import {
  ButtonsStrategy,
  ButtonType,
  Image,
  ModalGalleryService,
  ModalLibConfig,
} from '@ks89/angular-modal-gallery';
import { Subscription } from 'rxjs';
import { delay, filter } from 'rxjs/operators';

import { galleryImages } from '../../angular-images';

@Component({
  selector: 'app-buttons-custom-fa',
  templateUrl: './template.html',
})
export class ButtonsCustomFaComponent implements OnDestroy {
  images: Image[] = galleryImages;

  // The icons are those of Font Awesome 5, which your application installs and loads. It is
  // optional: any class of your global styles that renders an icon works.
  private readonly libConfig: ModalLibConfig = {
    currentImageConfig: { downloadable: true },
    buttonsConfig: {
      visible: true,
      strategy: ButtonsStrategy.CUSTOM,
      buttons: [
        {
          type: ButtonType.CUSTOM,
          className: 'fas fa-plus',
          fontSize: '20px',
          ariaLabel: 'custom plus aria label',
          title: 'custom plus title',
        },
        {
          type: ButtonType.CLOSE,
          className: 'fas fa-times',
          fontSize: '20px',
          ariaLabel: 'custom close aria label',
          title: 'custom close title',
        },
        {
          type: ButtonType.DOWNLOAD,
          className: 'fas fa-download',
          fontSize: '20px',
          ariaLabel: 'custom download aria label',
          title: 'custom download title',
        },
        {
          type: ButtonType.EXTURL,
          className: 'fas fa-external-link-alt',
          fontSize: '20px',
          ariaLabel: 'custom exturl aria label',
          title: 'custom exturl title',
        },
      ],
    },
  };

  private subscription?: Subscription;

  constructor(private modalGalleryService: ModalGalleryService) {}

  openModal(): void {
    // The gallery does not take the focus: Enter on the button would open a second
    // gallery with the same id, and the first could no longer be closed.
    (document.activeElement as HTMLElement | null)?.blur();
    const ref = this.modalGalleryService.open({
      id: 306,
      images: this.images,
      currentImage: this.images[0],
      libConfig: this.libConfig,
    });
    this.subscription?.unsubscribe();
    this.subscription = ref?.buttonBeforeHook$
      .pipe(
        filter(({ button }) => button.type === ButtonType.CUSTOM),
        // Update after the gallery has handled the click.
        delay(0),
      )
      .subscribe(() => this.addImage());
  }

  ngOnDestroy(): void {
    this.subscription?.unsubscribe();
  }

  private addImage(): void {
    const id = this.images.length;
    const { modal, plain } = this.images[Math.floor(Math.random() * id)];
    // The query string gives the copy a URL of its own. With the same URL, the browser would emit
    // no `load` event when the copy follows its original, and the spinner would not end.
    const img = `${modal.img}?${id}`;
    const copy = new Image(id, { ...modal, img, downloadFileName: `image-${id + 1}.jpg` }, plain);
    this.images = [...this.images, copy];
    this.modalGalleryService.updateModalImages(this.images);
  }
}
