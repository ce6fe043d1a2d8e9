'use client';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { emulateReducedMotion } from './emulate-motion';
import { findProblem } from './find-problem';
import { fragments } from './fragments';
import { loadGallery } from './gallery';
import { previewImages } from './images';
import { keepFocusOutside } from './keep-focus';
import { isShowMessage, receive, send, type PreviewContent, type ShowMessage } from './messages';

// Before anything is rendered.
if (typeof window !== 'undefined') {
  if (location.hash === fragments.reduced) emulateReducedMotion();
  keepFocusOutside();
}

function applyAppearance({ scheme, direction }: PreviewContent): void {
  const root = document.documentElement;
  if (scheme === 'system') delete root.dataset.theme;
  else root.dataset.theme = scheme;
  root.dir = direction;
}

const onEvent = (name: string, text: string) => send(parent, { type: 'event', name, text });

/** What the page has asked for, and what shows it. */
interface Shown {
  readonly message: ShowMessage;
  readonly gallery: ReactNode;
}

async function createGallery({ component, config, images }: PreviewContent): Promise<ReactNode> {
  const Gallery = await loadGallery(component);
  const shownImages = previewImages[component].slice(0, images);
  return <Gallery key={component} {...{ config, onEvent }} images={shownImages} opensAtStart />;
}

/** Shows what the page around the frame asks for. An invalid configuration is refused, and changes nothing. */
function FramedGallery() {
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    let latest = 0;
    const follow = async (message: ShowMessage) => {
      latest = message.number;
      const gallery = await createGallery(message);
      if (latest !== message.number) return;
      const problem = findProblem(gallery);
      if (problem !== undefined) {
        send(parent, { type: 'refused', number: message.number, message: problem });
        return;
      }
      applyAppearance(message);
      setShown({ message, gallery });
    };
    const end = receive(
      () => parent,
      isShowMessage,
      (message) => void follow(message),
    );
    send(parent, { type: 'ready' });
    return end;
  }, []);

  useEffect(() => {
    if (!shown) return;
    const { message } = shown;
    send(parent, { type: 'shown', number: message.number });
    // The page script applies the stored theme at this event.
    const onPageShow = () => applyAppearance(message);
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [shown]);

  return shown?.gallery;
}

const subscribeToNothing = () => () => undefined;

/** Renders the preview in the frame of the playground, and its children outside of a frame. */
export function Preview({ children }: { children: ReactNode }) {
  const isFramed = useSyncExternalStore(
    subscribeToNothing,
    () => parent !== window,
    () => false,
  );
  return isFramed ? <FramedGallery /> : children;
}
