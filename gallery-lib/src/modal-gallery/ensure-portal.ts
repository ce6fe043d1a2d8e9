import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { loadView } from './lazy-view';
import { ModalPortal } from './modal-portal';
import { openSessions, subscribeSessions } from './registry';

let fallback: { root: Root; container: HTMLElement } | undefined;
let unsubscribe: (() => void) | undefined;

function removeWhenIdle(): void {
  // React cannot unmount a root synchronously while one of its components is rendering.
  setTimeout(() => {
    if (openSessions().length > 0 || !fallback) return;
    unsubscribe?.();
    fallback.root.unmount();
    fallback.container.remove();
    fallback = undefined;
  });
}

/** Ensures that open galleries are rendered: by a mounted provider, otherwise by a React root created here. */
export function ensurePortal(providers: number): void {
  void loadView();
  if (providers > 0 || fallback) return;
  const container = document.createElement('div');
  document.body.append(container);
  fallback = { root: createRoot(container), container };
  fallback.root.render(createElement(ModalPortal));
  unsubscribe = subscribeSessions(removeWhenIdle);
}
