'use client';
import { useState, useSyncExternalStore } from 'react';
import { getCaption, getTitle, isLong } from '../../core/text/caption';
import { getImageLabels, type ImageLabels } from '../../core/text/image-labels';
import type { ToText } from '../../core/text/plain-text';
import type { ResolvedModalConfig } from '../../core/config/resolve-modal';
import type { Place } from '../../core/slides/places';
import { getNeighbours, type Neighbours, type SlideState } from '../../core/slides/slides';
import type { NormalizedImage } from '../../core/images/normalized-image';
import type { ModalGalleryClassNames } from '../../model/class-names';
import type { ModalLibConfig } from '../../model/options/lib-config';
import type { ModalGallerySlots } from '../../model/slots';
import type { SlideContext } from '../../parts/image/slide-figure';
import type { GalleryContent } from '../gallery/content';
import { getRules, type Gallery, type ZoomLevel } from '../gallery/gallery';
import type { Parts } from '../optional-parts';
import { useImageStatus, type SlideStatus } from './use-image-status';

/** What the parts of an open modal gallery render. */
export interface ModalModel {
  readonly gallery: Gallery;
  readonly state: SlideState;
  readonly config: ResolvedModalConfig;
  /** Options as passed, for fields where it matters whether they are set. */
  readonly libConfig: ModalLibConfig | undefined;
  readonly classNames: ModalGalleryClassNames;
  readonly slots: ModalGallerySlots;
  readonly neighbours: Neighbours;
  readonly context: SlideContext;
  readonly imageLabels: ImageLabels;
  readonly imageStatus: SlideStatus;
  /** Position, total and description of the active image as plain text. */
  readonly title: string;
  /** Removes the markup of a text. */
  readonly toText: ToText;
  /** True if the caption describes the dialog. */
  readonly isDescribed: boolean;
  readonly zoom: ZoomLevel;
  /** True from the start of a video until it has ended or failed. */
  readonly isHeld: boolean | undefined;
  readonly setHeld: (isHeld?: boolean) => void;
  /** Code that only some options use, as far as it has arrived. */
  readonly code: Parts;
  /** Returns what a neighbour renders; `onStatusChange` renders it again for the status of its image. */
  readonly createSlide: (place: Place, onStatusChange: () => void) => SlideModel;
}

/** What a slide of the track renders. */
interface SlideModel
  extends
    Place,
    Pick<
      ModalModel,
      'context' | 'imageLabels' | 'imageStatus' | 'slots' | 'title' | 'isDescribed'
    > {}

const removeTags: ToText = (text) => text.replace(/<[^>]*>/g, '');

/**
 * Returns the function that removes the markup of texts. While its code is being fetched for images that were added
 * later, it removes tags only.
 */
export const getToText = ({ markup }: { readonly markup?: { plainText: ToText } }): ToText =>
  markup?.plainText ?? removeTags;

const NONE = {};

/** Slots receive the images of the caller, in whichever form. */
function getSlots({ render, previewsTemplate }: GalleryContent): ModalGallerySlots {
  const slots = (render ?? NONE) as ModalGallerySlots;
  if (!previewsTemplate) return slots;
  return {
    thumbnail: ({ image, defaultRender }) =>
      previewsTemplate({ preview: image as NormalizedImage, defaultTemplate: defaultRender() }),
    ...slots,
  };
}

/** What the slides of a gallery have in common. */
interface Shared {
  readonly config: ResolvedModalConfig;
  readonly slots: ModalGallerySlots;
  readonly code: Parts;
  readonly images: readonly NormalizedImage[];
  readonly getStatus: (image: NormalizedImage, onStatusChange?: () => void) => SlideStatus;
}

/** Computes what a slide renders. */
function createSlide(
  shared: Shared,
  place: Place,
  image: NormalizedImage,
  onStatusChange?: () => void,
): SlideModel {
  const { config, slots, code, images } = shared;
  const { index, isActive } = place;
  const { description, navigateOnClick } = config.currentImageConfig;
  const context = { image, index, count: images.length, active: isActive };
  const caption = slots.caption ? '' : getCaption(description, context);
  const isCaptionLong = isLong(caption);
  const parts = caption ? code.caption?.getCaptionParts(context, config, isCaptionLong) : undefined;
  const named = parts?.context ?? context;
  const toText = getToText(code);
  const title = getTitle(parts?.description ?? description, named, toText);
  return {
    ...place,
    context,
    slots: parts ? { ...slots, caption: parts.caption } : slots,
    imageLabels: getImageLabels(
      named.image,
      config.accessibilityConfig.imageAriaLabel,
      index,
      title,
      navigateOnClick,
      toText,
    ),
    imageStatus: shared.getStatus(image, onStatusChange),
    title,
    isDescribed: !isCaptionLong && (slots.caption !== undefined || caption !== ''),
  };
}

/** Computes what the parts of an open modal gallery render; `undefined` without an image. */
export function useModalView(
  gallery: Gallery,
  given: ResolvedModalConfig,
  state: SlideState,
  content: GalleryContent,
  code: Parts,
): ModalModel | undefined {
  const { images, index } = state;
  const image = images[index];
  const config = (image?.video && code.video?.getVideoConfig(given)) || given;
  const [isHeld, setHeld] = useState<boolean>();
  const slots = getSlots(content);
  const neighbours = getNeighbours(state, getRules(config, content));
  const getStatus = useImageStatus(slots.slide !== undefined);
  const zoom = useSyncExternalStore(gallery.zoom.subscribe, gallery.zoom.get, gallery.zoom.get);
  if (!image) return undefined;
  const shared = { config, slots, code, images, getStatus };
  const active = createSlide(shared, { position: 0, index, isActive: true }, image);
  return {
    ...active,
    gallery,
    state,
    config,
    libConfig: content.libConfig,
    classNames: content.classNames ?? NONE,
    neighbours,
    toText: getToText(code),
    zoom,
    isHeld,
    setHeld,
    code,
    // The slide that waits for more images has none.
    createSlide: (place, onStatusChange) =>
      createSlide(shared, place, images[place.index] ?? image, onStatusChange),
  };
}
