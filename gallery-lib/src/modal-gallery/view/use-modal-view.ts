'use client';
import { useState, useSyncExternalStore } from 'react';
import { getCaption, getTitle } from '../../core/text/caption';
import { getImageLabels } from '../../core/text/image-labels';
import type { ResolvedModalConfig } from '../../core/config/resolve-modal';
import { getNeighbours, type SlideState } from '../../core/slides/slide-state';
import type { ModalGallerySlots } from '../../model/slots';
import { getToText } from '../caption/get-to-text';
import { isLong } from '../caption/is-long';
import type { HandleContent } from '../handles';
import type { ModalModel } from '../modal-model';
import { getRules, type ModalSession } from './session';
import type { OptionalCode } from './optional-code';
import { useImageStatus } from './use-image-status';

/** The same, with the code that only some options use. */
export interface ModalViewModel extends ModalModel {
  readonly code: OptionalCode;
}

const NONE = {};

function getSlots({ render, previewsTemplate }: HandleContent): ModalGallerySlots {
  if (!previewsTemplate) return render ?? NONE;
  return {
    thumbnail: ({ image, defaultRender }) =>
      previewsTemplate({ preview: image, defaultTemplate: defaultRender() }),
    ...render,
  };
}

/** Computes what the parts of an open modal gallery render; `undefined` without an image. */
export function useModalView(
  session: ModalSession,
  given: ResolvedModalConfig,
  state: SlideState,
  content: HandleContent,
  code: OptionalCode,
): ModalViewModel | undefined {
  const { images, index } = state;
  const image = images[index];
  const config = (image?.modal.video && code.video?.getVideoConfig(given)) || given;
  const [isHeld, setHeld] = useState<boolean>();
  const slots = getSlots(content);
  const neighbours = getNeighbours(state, getRules(config, content));
  // Only the slot knows the URLs of its images.
  const [next, previous] = slots.image
    ? []
    : [images[neighbours.next], images[neighbours.previous]];
  const imageStatus = useImageStatus(image, slots.slide !== undefined, next, previous);
  const zoom = useSyncExternalStore(session.zoom.subscribe, session.zoom.get, session.zoom.get);
  if (!image) return undefined;
  const { description } = config.currentImageConfig;
  const context = { image, index, count: images.length, active: true };
  const caption = slots.caption ? '' : getCaption(description, context);
  const isCaptionLong = isLong(caption);
  const parts = caption ? code.caption?.getCaptionParts(context, config, isCaptionLong) : undefined;
  const named = parts?.context ?? context;
  const toText = getToText(code);
  const title = getTitle(parts?.description ?? description, named, toText);
  return {
    session,
    state,
    config,
    libConfig: content.libConfig,
    classNames: content.classNames ?? NONE,
    slots: parts ? { ...slots, caption: parts.caption } : slots,
    neighbours,
    context,
    imageLabels: getImageLabels(
      named.image.modal,
      config.accessibilityConfig.imageAriaLabel,
      index,
      title,
      config.currentImageConfig.navigateOnClick,
      toText,
    ),
    toText,
    imageStatus,
    title,
    zoom,
    isHeld,
    setHeld,
    code,
    isDescribed: !isCaptionLong && (slots.caption !== undefined || caption !== ''),
  };
}
