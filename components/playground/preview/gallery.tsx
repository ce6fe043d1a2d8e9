'use client';
import {
  Action,
  Carousel,
  ModalGallery,
  PlainGallery,
  type GalleryImage,
  type ImageEvent,
  type IndexChange,
  type ModalLibConfig,
} from 'ks-gallery-react';
import { useState } from 'react';
import type { ComponentName } from '../field';
import { buttonEventText, imageEventText } from './event-text';

interface GalleryProps {
  /** The configuration of the component. */
  config: object;
  images: readonly GalleryImage[];
  /** Called with the name of a callback and a readable form of its arguments. */
  onEvent: (name: string, text: string) => void;
}

type OnEvent = GalleryProps['onEvent'];

const imageListener = (onEvent: OnEvent, name: string) => (event: ImageEvent) =>
  onEvent(name, imageEventText(event));

/** The callbacks that the carousel and the modal gallery share. */
function slideListeners(onEvent: OnEvent) {
  return {
    onFirstImage: imageListener(onEvent, 'onFirstImage'),
    onLastImage: imageListener(onEvent, 'onLastImage'),
    onIndexChange: (index: number, { action }: IndexChange) =>
      onEvent('onIndexChange', `${Action[action]} ${index}`),
    onNearEnd: (remaining: number) => onEvent('onNearEnd', String(remaining)),
  };
}

function CarouselPreview({ config, images, onEvent }: GalleryProps) {
  return (
    <Carousel
      id={1}
      images={images}
      config={config}
      {...slideListeners(onEvent)}
      onClickImage={(index) => onEvent('onClickImage', String(index))}
      onChangeImage={imageListener(onEvent, 'onChangeImage')}
    />
  );
}

function PlainPreview({ config, images, onEvent }: GalleryProps) {
  return (
    <PlainGallery
      id={1}
      images={images}
      config={config}
      onClickImage={(index, _image, action) =>
        onEvent('onClickImage', `${Action[action]} ${index}`)
      }
      onLinkMissing={(fragment) => onEvent('onLinkMissing', fragment)}
    />
  );
}

interface ModalPreviewProps extends GalleryProps {
  opensAtStart: boolean;
}

function ModalPreview({ config, images, onEvent, opensAtStart }: ModalPreviewProps) {
  const [openedBy, setOpenedBy] = useState<'page' | 'user' | undefined>(
    opensAtStart ? 'page' : undefined,
  );
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
        {...slideListeners(onEvent)}
        onClose={imageListener(onEvent, 'onClose')}
        onShow={imageListener(onEvent, 'onShow')}
        onHasData={imageListener(onEvent, 'onHasData')}
        onButtonBeforeHook={(event) => onEvent('onButtonBeforeHook', buttonEventText(event))}
        onButtonAfterHook={(event) => onEvent('onButtonAfterHook', buttonEventText(event))}
      />
    </>
  );
}

export interface PreviewGalleryProps extends GalleryProps {
  component: ComponentName;
  /** Opens the modal gallery without a press on its button. Default: false. */
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
