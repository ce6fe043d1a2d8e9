/** Configurations of the modal gallery and of the carousel, and the code that each one downloads: measured, and tested in a browser. */
import {
  ButtonsStrategy,
  ButtonType,
  type CarouselProps,
  type ModalGalleryProps,
  type ModalGallerySlots,
} from 'ks-gallery-react';

/** A configuration of the modal gallery. */
export interface LibraryConfiguration {
  readonly name: string;
  readonly props: Partial<ModalGalleryProps>;
  /** Slots that it renders. */
  readonly slots?: readonly (keyof ModalGallerySlots)[];
  /** True if it needs `registerLinks`. */
  readonly hasLinks?: true;
  /** Files that it fetches beside the component, until the first image is shown and the browser is idle. */
  readonly chunks: readonly string[];
  /** Folders of the stylesheets that it needs beside that of the modal gallery. */
  readonly styles?: readonly string[];
}

/** Icons of toolbar buttons. */
const buttonStyles = ['modal-gallery/optional/buttons/'];

const custom = (...types: readonly ButtonType[]) => ({
  buttonsConfig: { strategy: ButtonsStrategy.CUSTOM, buttons: types.map((type) => ({ type })) },
});

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=';

const imagesWithVideo = [
  { id: 1, modal: { img: pixel } },
  { id: 2, modal: { img: pixel, video: { sources: [{ src: 'clip.webm' }] } } },
];

const imagesWithPlaceholder = [1, 2].map((id) => ({
  id,
  modal: { img: pixel },
  placeholder: 'teal',
}));

/** The file of the gallery, with what it does by default. */
export const common: readonly string[] = ['opening'];

export const libraryConfigurations: readonly LibraryConfiguration[] = [
  { name: 'default options', props: {}, chunks: common },
  {
    name: 'download by button and key',
    props: {
      libConfig: {
        currentImageConfig: { downloadable: true },
        buttonsConfig: { strategy: ButtonsStrategy.SIMPLE },
      },
    },
    chunks: [...common, 'download-shortcuts'],
    styles: buttonStyles,
  },
  {
    name: 'a button for the external URL',
    props: { libConfig: { buttonsConfig: { strategy: ButtonsStrategy.ADVANCED } } },
    chunks: [...common, 'toolbar-actions'],
    styles: buttonStyles,
  },
  {
    name: 'a share button',
    props: { libConfig: custom(ButtonType.SHARE, ButtonType.CLOSE) },
    chunks: [...common, 'share-code'],
    styles: buttonStyles,
  },
  {
    name: 'a URL for every image',
    props: { libConfig: { linkConfig: { name: 'album' } } },
    hasLinks: true,
    chunks: [...common, 'link-code'],
  },
  {
    name: 'an index controlled by the application',
    props: { index: 0 },
    chunks: [...common, 'application-control'],
  },
  {
    name: 'a video among the images',
    props: { images: imagesWithVideo },
    chunks: [...common, 'video-code'],
    styles: ['video/'],
  },
  {
    name: 'a kept zoom',
    props: { libConfig: { zoomConfig: { keep: true } } },
    chunks: [...common, 'keep-zoom'],
  },
  {
    name: 'placeholders of images',
    props: {
      images: imagesWithPlaceholder,
    },
    chunks: [...common, 'fade-in'],
  },
  {
    name: 'own image elements',
    props: {},
    slots: ['image'],
    chunks: common,
  },
  {
    name: 'information about images',
    props: {},
    slots: ['info'],
    chunks: [...common, 'info-code'],
    styles: ['modal-gallery/optional/info/'],
  },
  {
    name: 'markup in a caption',
    props: { images: [{ id: 1, modal: { img: pixel, description: 'A <b>caption</b>' } }] },
    chunks: [...common, 'markup'],
  },
  {
    name: 'a long caption',
    props: {
      images: [
        { id: 1, modal: { img: pixel, description: 'A text of more than a line. '.repeat(5) } },
      ],
    },
    chunks: [...common, 'caption-code'],
  },
  {
    name: 'captions below the images',
    props: { libConfig: { currentImageConfig: { captionPlacement: 'below' } } },
    chunks: [...common, 'caption-code'],
  },
  {
    name: 'every option',
    props: {
      images: imagesWithVideo,
      loadingMore: false,
      libConfig: {
        ...custom(
          ButtonType.SHARE,
          ButtonType.FULLSCREEN,
          ButtonType.DOWNLOAD,
          ButtonType.EXTURL,
          ButtonType.CLOSE,
        ),
        currentImageConfig: { downloadable: true, captionPlacement: 'below' },
        linkConfig: { name: 'album' },
        zoomConfig: { keep: true },
      },
    },
    hasLinks: true,
    chunks: [
      ...common,
      'keep-zoom',
      'link-code',
      'download-shortcuts',
      'toolbar-actions',
      'share-code',
      'application-control',
      'video-code',
      'caption-code',
    ],
    styles: [...buttonStyles, 'video/'],
  },
];

/** A configuration of the carousel. */
export interface CarouselConfiguration extends Pick<LibraryConfiguration, 'name' | 'chunks'> {
  readonly props: Partial<CarouselProps>;
}

export const carouselConfigurations: readonly CarouselConfiguration[] = [
  { name: 'default options', props: {}, chunks: [] },
  {
    name: 'a video among the images',
    props: { images: imagesWithVideo },
    chunks: ['video-slide'],
  },
  {
    name: 'placeholders of images',
    props: { images: imagesWithPlaceholder },
    chunks: ['fade-in'],
  },
];
