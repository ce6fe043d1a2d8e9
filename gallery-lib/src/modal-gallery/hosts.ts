import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { loadView } from './lazy-view';
import { ModalHost } from './modal-host';
import { openSessions, subscribeSessions } from './registry';

let fallback: { root: Root; container: HTMLElement } | undefined;
let unsubscribe: (() => void) | undefined;

function removeWhenIdle(): void {
  // React does not let a root be taken away while one of its components is rendering.
  setTimeout(() => {
    if (openSessions().length > 0 || !fallback) return;
    unsubscribe?.();
    fallback.root.unmount();
    fallback.container.remove();
    fallback = undefined;
  });
}

/** Makes sure that somebody draws the open galleries: a mounted provider, or else a root of our own. */
export function ensureHost(providers: number): void {
  void loadView();
  if (providers > 0 || fallback) return;
  const container = document.createElement('div');
  document.body.append(container);
  fallback = { root: createRoot(container), container };
  fallback.root.render(createElement(ModalHost));
  unsubscribe = subscribeSessions(removeWhenIdle);
}
