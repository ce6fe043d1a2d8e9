'use client';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { href } from '@/components/site/urls';
import { fragments, type Motion } from './fragments';
import {
  isFrameMessage,
  receive,
  send,
  type FrameMessage,
  type PreviewContent,
  type Scheme,
} from './messages';

/** What the preview shows, and how. */
export interface PreviewSettings extends Omit<PreviewContent, 'scheme'> {
  /** `page`: that of the page. */
  readonly scheme: 'page' | Exclude<Scheme, 'system'>;
  readonly motion: Motion;
}

interface PreviewFrameOptions {
  show: PreviewSettings;
  /** Called for each event of the gallery with the name of the callback and a readable form of its arguments. */
  onEvent: (name: string, text: string) => void;
  /** Called with the library's own message when it refuses what `show` describes. */
  onRefused: (message: string) => void;
  /** Called when the preview shows what `show` describes. */
  onShown: () => void;
}

function subscribeToTheme(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function getTheme(): Scheme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/**
 * Shows a gallery in a frame and reports what happens there. Returns the props of the `<iframe>` and its `key`, because
 * the frame is loaded again for another motion.
 */
export function usePreviewFrame({ show, onEvent, onRefused, onShown }: PreviewFrameOptions) {
  const { motion, scheme, ...settings } = show;
  const theme = useSyncExternalStore<Scheme>(subscribeToTheme, getTheme, () => 'system');
  const content: PreviewContent = { ...settings, scheme: scheme === 'page' ? theme : scheme };
  const serialized = JSON.stringify(content);
  const ref = useRef<HTMLIFrameElement>(null);
  const number = useRef(0);

  const sendContent = useEffectEvent(() => {
    const target = ref.current?.contentWindow;
    if (target) send(target, { type: 'show', number: number.current, ...content });
  });
  const onMessage = useEffectEvent((message: FrameMessage) => {
    if (message.type === 'ready') sendContent();
    else if (message.type === 'event') onEvent(message.name, message.text);
    // Answers to earlier content are outdated.
    else if (message.number !== number.current) return;
    else if (message.type === 'shown') onShown();
    else onRefused(message.message);
  });

  useEffect(
    () =>
      receive(
        () => ref.current?.contentWindow,
        isFrameMessage,
        (message) => onMessage(message),
      ),
    [],
  );
  useEffect(() => {
    number.current += 1;
    // A frame that does not listen yet ignores it; it gets the last content when it is ready.
    sendContent();
  }, [serialized]);

  return {
    key: motion,
    frameProps: { ref, src: href(`/playground/preview${fragments[motion]}`), title: 'Preview' },
  };
}
