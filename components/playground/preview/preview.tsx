'use client';
import { useEffect, useState, type ReactNode } from 'react';
import { useInBrowser } from '../use-in-browser';
import { emulateReducedMotion } from './emulate-motion';
import { findProblem } from './find-problem';
import { fragments } from './fragments';
import { PreviewGallery } from './gallery';
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

function renderGallery({ component, config, images }: PreviewContent) {
  return (
    <PreviewGallery
      component={component}
      config={config}
      images={previewImages[component].slice(0, images)}
      onEvent={onEvent}
      opensAtStart
    />
  );
}

/** Shows the content that the page sends. An invalid configuration is refused and changes nothing. */
function FramedGallery() {
  const [shown, setShown] = useState<ShowMessage>();

  useEffect(() => {
    const end = receive(
      () => parent,
      isShowMessage,
      (message) => {
        const problem = findProblem(renderGallery(message));
        if (problem !== undefined) {
          send(parent, { type: 'refused', number: message.number, message: problem });
          return;
        }
        applyAppearance(message);
        setShown(message);
      },
    );
    send(parent, { type: 'ready' });
    return end;
  }, []);

  useEffect(() => {
    if (!shown) return;
    send(parent, { type: 'shown', number: shown.number });
    // The page script applies the stored theme at this event.
    const onPageShow = () => applyAppearance(shown);
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [shown]);

  return shown && renderGallery(shown);
}

const isFramed = () => parent !== window;

/** Renders the preview in the frame of the playground, and its children outside of a frame. */
export function Preview({ children }: { children: ReactNode }) {
  const isInFrame = useInBrowser(isFramed);
  return isInFrame ? <FramedGallery /> : children;
}
