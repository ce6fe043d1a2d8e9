import { DescriptionStrategy, type ModalLibConfig } from 'ks-gallery-react';

export const alwaysVisible: ModalLibConfig = {
  currentImageConfig: {
    description: {
      strategy: DescriptionStrategy.ALWAYS_VISIBLE,
      imageText: 'Look this image ',
      numberSeparator: ' of ',
      beforeTextDescription: ' => ',
    },
  },
};

export const hideIfEmpty: ModalLibConfig = {
  currentImageConfig: { description: { strategy: DescriptionStrategy.HIDE_IF_EMPTY } },
};

export const alwaysHidden: ModalLibConfig = {
  currentImageConfig: { description: { strategy: DescriptionStrategy.ALWAYS_HIDDEN } },
};
