'use client';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { isDeepEqual } from '../core/is-deep-equal';
import type { ButtonEvent, ImageModalEvent } from '../model/events';
import type { GalleryImage } from '../model/image';
import { useApplicationControl } from '../parts/use-application-control';
import { useGalleryId } from '../parts/use-gallery-id';
import { checkProps } from './check-opening';
import { createHandle, register } from './handles';
import { ModalDialog } from './modal-dialog';
import type { ModalGalleryProps } from './props';
import { createSession, type ModalSession, type SessionContent } from './session';

/** The state holds the images of the caller, whose type it does not know. */
function toContent<T extends GalleryImage>(props: ModalGalleryProps<T>): SessionContent {
  return props as unknown as SessionContent;
}

type Listeners<T extends GalleryImage> = Pick<
  ModalGalleryProps<T>,
  Extract<keyof ModalGalleryProps<T>, `on${string}`>
>;

/** The callbacks that receive the events of a stream as they are. */
const CALLBACKS = {
  hasData: 'onHasData',
  show: 'onShow',
  firstImage: 'onFirstImage',
  lastImage: 'onLastImage',
  buttonBefore: 'onButtonBeforeHook',
  buttonAfter: 'onButtonAfterHook',
  close: 'onClose',
} as const;

/** Calls the callbacks of a component for the events of its session. Returns a function that ends this. */
function connect<T extends GalleryImage>(
  { streams }: ModalSession,
  listeners: () => Listeners<T>,
): () => void {
  const names = Object.keys(CALLBACKS) as (keyof typeof CALLBACKS)[];
  const subscriptions = names.map((name) =>
    streams[name].stream.subscribe((event: ImageModalEvent | ButtonEvent) => {
      // The session does not know the type of the caller's images.
      const call = listeners()[CALLBACKS[name]] as ((given: typeof event) => void) | undefined;
      call?.(event);
      if (name === 'close') listeners().onOpenChange?.(false);
    }),
  );
  subscriptions.push(
    streams.indexChange.stream.subscribe(({ result, action, image }) =>
      listeners().onIndexChange?.(Number(result), { action, image: image as T }),
    ),
  );
  return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
}

function startSession<T extends GalleryImage>(
  props: ModalGalleryProps<T>,
  id: number,
): ModalSession {
  const name = checkProps(props);
  return createSession(createHandle(id, name, props.libConfig), toContent(props));
}

/** Creates the session of one opening, and registers it while it is mounted. */
function useSession<T extends GalleryImage>(props: ModalGalleryProps<T>): ModalSession {
  const id = useGalleryId(props.id);
  const [session, setSession] = useState(() => startSession(props, id));
  const latest = useRef({ props, id });
  useLayoutEffect(() => {
    latest.current = { props, id };
    session.setContent(toContent(props));
  });
  useLayoutEffect(() => {
    // React can run the effects of a mounted component again, after a gallery has been closed by their cleanup.
    if (!session.ref.isOpen) {
      setSession(startSession(latest.current.props, latest.current.id));
      return;
    }
    const remove = register(session);
    let hasEmitted = false;
    const timer = setTimeout(() => {
      hasEmitted = true;
      session.announce();
    });
    let isLeaving = false;
    const disconnect = connect(session, () => {
      const listeners = latest.current.props;
      // The parent that has set `open` to false knows that the gallery closes.
      return isLeaving ? { ...listeners, onOpenChange: undefined } : listeners;
    });
    return () => {
      isLeaving = true;
      // StrictMode mounts twice; the first opening emits nothing, so its closing must not either.
      if (hasEmitted) session.ref.closeModal();
      clearTimeout(timer);
      remove();
      disconnect();
    };
  }, [session]);
  return session;
}

/** Applies changes of the images, the options and the current image to an open session. */
function useChanges<T extends GalleryImage>(
  session: ModalSession,
  { images, libConfig, currentImage }: ModalGalleryProps<T>,
): void {
  const currentId = currentImage?.id;
  const applied = useRef({ source: images, images: [...images], libConfig, currentId });
  useEffect(() => {
    const last = applied.current;
    // The parent may create the array at every render, so compare its content.
    if (images !== last.source && !isDeepEqual(last.images, images)) {
      last.images = [...images];
      session.ref.updateImages(images);
    }
    last.source = images;
    if (!isDeepEqual(last.libConfig, libConfig)) {
      last.libConfig = libConfig;
      session.configure(libConfig);
    }
    if (last.currentId === currentId) return;
    last.currentId = currentId;
    const state = session.slides.get();
    const index = state.images.findIndex(({ id }) => id === currentId);
    if (index >= 0 && index !== state.index) session.ref.navigateTo(index);
  }, [session, images, libConfig, currentId]);
}

/** Renders one opening of a gallery through a portal in the tree of its component. */
export function OpenGallery<T extends GalleryImage>(props: ModalGalleryProps<T>): ReactNode {
  const session = useSession(props);
  const { subscribe, get } = session.slides;
  const state = useSyncExternalStore(subscribe, get, get);
  useChanges(session, props);
  useApplicationControl(session.name, session.slides, state, props);
  if (!state.open) return null;
  return createPortal(
    // A session that replaces a closed one gets a new dialog, because the content of the old one may have been moved.
    <ModalDialog key={session.serial} session={session} content={toContent(props)} />,
    document.body,
  );
}
