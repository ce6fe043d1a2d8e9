import {
  ButtonsStrategy,
  ButtonType,
  KS_DEFAULT_BTN_CLOSE,
  KS_DEFAULT_BTN_DOWNLOAD,
  type ModalGalleryRef,
  type ModalLibConfig,
} from 'ks-gallery-react';

export const config: ModalLibConfig = {
  buttonsConfig: {
    visible: true,
    strategy: ButtonsStrategy.CUSTOM,
    buttons: [
      {
        type: ButtonType.CUSTOM,
        className: 'fas fa-heart',
        ariaLabel: 'Add to favourites',
      },
      KS_DEFAULT_BTN_DOWNLOAD,
      KS_DEFAULT_BTN_CLOSE,
    ],
  },
  currentImageConfig: { downloadable: true },
};

/** Call it with what `open` returns. */
export function listen({ buttonBeforeHook$ }: ModalGalleryRef) {
  buttonBeforeHook$.subscribe(({ button, image }) => {
    if (button.type === ButtonType.CUSTOM)
      console.log(`Image ${image?.id} is a favourite.`);
  });
}
