import {
  ButtonsStrategy,
  Image,
  modalGalleryService,
  type ModalLibConfig,
} from 'ks-gallery-react';

const lake = new Image(0, {
  img: '/photos/lake.jpg',
  description: 'The lake at noon',
});
const libConfig: ModalLibConfig = {
  buttonsConfig: { strategy: ButtonsStrategy.SIMPLE },
};

export function openLake() {
  return modalGalleryService.open({
    id: 1,
    images: [lake],
    currentImage: lake,
    libConfig,
  });
}
