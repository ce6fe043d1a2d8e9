'use client';
import {
  Carousel,
  ModalGallery,
  PlainGallery,
  type AnyImage,
  type ModalLibConfig,
} from 'ks-gallery-react';
import { useState } from 'react';
import type { ComponentName } from '../fields/field';
import { createListeners, type OnEvent } from './listeners';

interface GalleryProps {
  /** The configuration of the component. */
  config: object;
  images: readonly AnyImage[];
  onEvent: OnEvent;
}

const slideEvents = ['onFirstImage', 'onLastImage', 'onIndexChange', 'onNearEnd'] as const;
const carouselEvents = [...slideEvents, 'onClickImage', 'onChangeImage'] as const;
const modalEvents = [
  ...slideEvents,
  'onClose',
  'onShow',
  'onHasData',
  'onButtonBeforeHook',
  'onButtonAfterHook',
] as const;

function CarouselPreview({ config, images, onEvent }: GalleryProps) {
  const listeners = createListeners(carouselEvents, onEvent);
  return <Carousel id={1} images={images} config={config} {...listeners} />;
}

function PlainPreview({ config, images, onEvent }: GalleryProps) {
  return (
    <PlainGallery
      id={1}
      images={images}
      config={config}
      onClickImage={(index, _image, action) => onEvent('onClickImage', `${action} ${index}`)}
      onLinkMissing={(fragment) => onEvent('onLinkMissing', fragment)}
    />
  );
}

interface ModalPreviewProps extends GalleryProps {
  opensAtStart: boolean;
}

function ModalPreview({ config, images, onEvent, opensAtStart }: ModalPreviewProps) {
  const [openedBy, setOpenedBy] = useState(opensAtStart ? 'page' : undefined);
  const own: ModalLibConfig = config;
  // Back leaves the playground, unless the user has opened the gallery.
  const libConfig: ModalLibConfig = openedBy === 'page' ? { ...own, closeOnBack: 'close' } : own;
  return (
    <>
      <button type="button" onClick={() => setOpenedBy('user')}>
        Open the gallery
      </button>
      <ModalGallery
        // An open gallery keeps the name in the URL with which it has been opened.
        key={own.linkConfig?.name}
        id={1}
        images={images}
        libConfig={libConfig}
        open={openedBy !== undefined}
        onOpenChange={(open) => {
          setOpenedBy(undefined);
          onEvent('onOpenChange', String(open));
        }}
        {...createListeners(modalEvents, onEvent)}
      />
    </>
  );
}

export interface PreviewGalleryProps extends GalleryProps {
  component: ComponentName;
  /** Opens the modal gallery without a click on its button. Default: false. */
  opensAtStart?: boolean;
}

/** The component as the code of the playground uses it, with all its callbacks. */
export function PreviewGallery({ component, opensAtStart = false, ...props }: PreviewGalleryProps) {
  switch (component) {
    case 'modal':
      return <ModalPreview {...props} opensAtStart={opensAtStart} />;
    case 'plain':
      return <PlainPreview {...props} />;
    case 'carousel':
      return <CarouselPreview {...props} />;
  }
}
