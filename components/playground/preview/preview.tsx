'use client';
import { registerLinks, registerSlides, type AnyImage } from 'ks-gallery-react';
import { useEffect, useState, type ReactNode } from 'react';
import type { ComponentName } from '../fields/field';
import { useInBrowser } from './use-in-browser';
import { emulateReducedMotion } from './emulate-motion';
import { findProblem } from './find-problem';
import { fragments } from './fragments';
import { PreviewGallery } from './gallery';
import { keepFocusOutside } from './keep-focus';
import { isShowMessage, receive, send, type PreviewContent, type ShowMessage } from './messages';

registerLinks();
registerSlides();

// Before anything is rendered.
if (typeof window !== 'undefined') {
  if (location.hash === fragments.reduced) emulateReducedMotion();
  keepFocusOutside();
}

function applyAppearance({ scheme, direction, look }: PreviewContent): void {
  const root = document.documentElement;
  if (scheme === 'system') delete root.dataset.theme;
  else root.dataset.theme = scheme;
  root.dir = direction;
  const outdated = Array.from(root.style).filter(
    (name) => name.startsWith('--ks-') && !(name in look),
  );
  for (const name of outdated) root.style.removeProperty(name);
  for (const [name, value] of Object.entries(look)) root.style.setProperty(name, value);
}

const onEvent = (name: string, text: string) => send(parent, { type: 'event', name, text });

/** The images of each component, and those of layouts that keep the proportions of images. */
export type PreviewImages = Readonly<Record<ComponentName | 'layouts', readonly AnyImage[]>>;

function getImages(
  { component, needsLayouts, images: count, own }: PreviewContent,
  images: PreviewImages,
) {
  if (own) return own;
  return images[needsLayouts ? 'layouts' : component].slice(0, count);
}

let hasLayouts = false;

/** Fetches the layouts when they are first needed. */
async function prepareLayouts(): Promise<void> {
  const { registerLayouts } = await import('ks-gallery-react/layouts');
  registerLayouts();
  hasLayouts = true;
}

/** Why the preview cannot show a content; undefined if it can. */
async function findProblemOf(content: PreviewContent, images: PreviewImages) {
  try {
    if (content.needsLayouts && !hasLayouts) await prepareLayouts();
  } catch {
    return 'The code of this layout could not be loaded.';
  }
  return findProblem(content.component, content.config, getImages(content, images));
}

/** Shows the content that the page sends. An invalid configuration is refused and changes nothing. */
function FramedGallery({ images }: { images: PreviewImages }) {
  const [shown, setShown] = useState<ShowMessage>();

  useEffect(() => {
    let last: ShowMessage | undefined;
    const show = async (message: ShowMessage) => {
      last = message;
      const problem = await findProblemOf(message, images);
      // A later message does not wait for code.
      if (message !== last) return;
      if (problem !== undefined) {
        send(parent, { type: 'refused', number: message.number, message: problem });
        return;
      }
      applyAppearance(message);
      setShown(message);
    };
    const end = receive(
      () => parent,
      isShowMessage,
      (message) => void show(message),
    );
    send(parent, { type: 'ready' });
    return () => {
      last = undefined;
      end();
    };
  }, [images]);

  useEffect(() => {
    if (!shown) return;
    send(parent, { type: 'shown', number: shown.number });
    // The page script applies the stored theme at this event.
    const onPageShow = () => applyAppearance(shown);
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [shown]);

  return (
    shown && (
      <PreviewGallery
        component={shown.component}
        config={shown.config}
        images={getImages(shown, images)}
        onEvent={onEvent}
        opensAtStart
      />
    )
  );
}

const isFramed = () => parent !== window;

interface PreviewProps {
  images: PreviewImages;
  /** Content of the page outside of an iframe. */
  children: ReactNode;
}

/** Renders the preview in the playground's iframe, and its children outside of it. */
export function Preview({ images, children }: PreviewProps) {
  const isInFrame = useInBrowser(isFramed);
  return isInFrame ? <FramedGallery images={images} /> : children;
}
