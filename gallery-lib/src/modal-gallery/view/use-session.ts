'use client';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { report } from '../../core/report';
import { resolveModalConfig, type ResolvedModalConfig } from '../../core/config/resolve-modal';
import type { ButtonEvent, ImageModalEvent } from '../../model/events';
import { checkLibConfig } from '../check-opening';
import type { GalleryHandle, HandleContent } from '../handles';
import type { ModalGalleryProps } from '../props';
import { findSession, getSession, type ModalSession } from './session';

/** The callbacks that receive the events of a stream as they are. */
const CALLBACKS = {
  hasData: 'onHasData',
  show: 'onShow',
  firstImage: 'onFirstImage',
  lastImage: 'onLastImage',
  buttonBefore: 'onButtonBeforeHook',
  buttonAfter: 'onButtonAfterHook',
} as const;

/** Calls the callbacks of a component for the events of its gallery. Returns a function that ends this. */
export function connect(session: ModalSession): () => void {
  const { streams } = session;
  const getListeners = () => session.content as Partial<ModalGalleryProps>;
  const names = Object.keys(CALLBACKS) as (keyof typeof CALLBACKS)[];
  const subscriptions = names.map((name) =>
    streams[name].stream.subscribe((event: ImageModalEvent | ButtonEvent) => {
      const call = getListeners()[CALLBACKS[name]] as ((given: typeof event) => void) | undefined;
      call?.(event);
    }),
  );
  subscriptions.push(
    streams.indexChange.stream.subscribe(({ result, action, image }) => {
      if (image) getListeners().onIndexChange?.(Number(result), { action, image });
    }),
  );
  return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
}

/** Resolves the options; while they are not valid, the last valid ones stay. */
function useConfig(handle: GalleryHandle, { libConfig }: HandleContent): ResolvedModalConfig {
  const { config, error } = useMemo(() => {
    try {
      checkLibConfig(handle.name, libConfig);
      return { config: resolveModalConfig(libConfig, handle.name) };
    } catch (invalid) {
      // Without a session, only the name of a member of an enum can be wrong: the names are not in the code that a page
      // loads at once. A component throws like the others; the galleries of the service are in one tree.
      const last = findSession(handle)?.getConfig();
      if (!last && !handle.isFromService) throw invalid;
      return { config: last ?? resolveModalConfig({}), error: invalid };
    }
  }, [handle, libConfig]);
  useEffect(() => {
    if (error) report(error);
  }, [error]);
  return config;
}

interface ChangesProps {
  session: ModalSession;
  content: HandleContent;
}

/** Applies changes of the images and of the current image to an open session. Its effects run before those of siblings. */
export function Changes({ session, content }: ChangesProps): undefined {
  const { images, currentImage } = content;
  const currentId = currentImage?.id;
  const lastId = useRef(currentId);
  useEffect(() => session.applyImages(images), [session, images]);
  useEffect(() => {
    if (lastId.current === currentId) return;
    lastId.current = currentId;
    const state = session.slides.get();
    const index = state.images.findIndex(({ id }) => id === currentId);
    if (index >= 0 && index !== state.index) session.ref.navigateTo(index);
  }, [session, currentId]);
}

/** Returns the state of a gallery, which follows the props of its component. */
export function useSession(
  handle: GalleryHandle,
  content: HandleContent,
): { session: ModalSession; config: ResolvedModalConfig } {
  const config = useConfig(handle, content);
  const [session] = useState(() => getSession(handle, config));
  useLayoutEffect(() => session.setConfig(config), [session, config]);
  return { session, config };
}
