'use client';
import { Carousel, registerSlides, type CarouselLibConfig, type FlatImage } from 'ks-gallery-react';
import { useDeferredValue, useMemo } from 'react';
import type { FieldsByComponent, PlaygroundState } from '@/components/playground/fields/field';
import { usePreviewFrame } from '@/components/playground/preview/use-preview-frame';
import { toConfig, toTree } from '@/components/playground/print/tree';
import { writeReadable } from '@/components/playground/state/fragment';
import { href } from '@/components/site/urls';
import { toState, type Choices } from './code/choices';
import { Options } from './options';
import { PlainWithViewer } from './plain-with-viewer';

registerSlides();

/** Id of the heading. */
export const galleryId = 'your-gallery';

interface ShownProps {
  images: readonly FlatImage[];
  config: object;
}

const noop = () => undefined;

/** The modal gallery in a frame of its own, as in the playground: it fills its window. */
function Modal({ images, config }: ShownProps) {
  const { key, frameProps } = usePreviewFrame({
    show: {
      component: 'modal',
      config,
      look: {},
      needsLayouts: false,
      own: images,
      scheme: 'page',
      direction: 'ltr',
      motion: 'system',
    },
    onEvent: noop,
    onRefused: noop,
    onShown: noop,
  });
  return <iframe key={key} {...frameProps} className="photos-frame" title="Modal gallery" />;
}

function Shown({ state, images, config }: ShownProps & { state: PlaygroundState }) {
  switch (state.component) {
    case 'plain':
      return <PlainWithViewer images={images} config={config} />;
    case 'modal':
      return <Modal images={images} config={config} />;
    case 'carousel': {
      const own: CarouselLibConfig = config;
      return <Carousel images={images} config={own} />;
    }
  }
}

interface GalleryViewProps {
  choices: Choices;
  onChange: (choices: Choices) => void;
  images: readonly FlatImage[];
  fields: FieldsByComponent;
}

/** The photographs in the chosen component. */
export function GalleryView({ choices, onChange, images, fields }: GalleryViewProps) {
  // A key in a text does not wait for all thumbnails.
  const shown = useDeferredValue(images);
  const state = useMemo(() => toState(choices), [choices]);
  const own = fields[state.component];
  const config = useMemo(() => toConfig(toTree(state, own, 'react')), [state, own]);
  return (
    <section aria-labelledby={galleryId}>
      <h2 id={galleryId} className="visually-hidden">
        Gallery
      </h2>
      <Options
        choices={choices}
        onChange={onChange}
        playground={href(`/playground#${writeReadable(state, own)}`)}
      />
      <div className="photos-gallery">
        {shown.length > 0 ? (
          <Shown key={state.component} state={state} images={shown} config={config} />
        ) : (
          <p>There is no photograph left.</p>
        )}
      </div>
    </section>
  );
}
