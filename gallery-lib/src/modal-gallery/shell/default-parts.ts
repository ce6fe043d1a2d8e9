import { prefersReducedMotion } from '../../core/reduced-motion';
import type { ModalLibConfig } from '../../model/options/lib-config';

/** Parts that the default options use: they are fetched together with the gallery, not after it. */
export const DEFAULT_PARTS = {
  flight: [
    () => import('../flight/flight'),
    (_: unknown, { openingConfig }: ModalLibConfig) =>
      openingConfig?.duration !== 0 && !prefersReducedMotion(),
  ],
  track: [
    () => import('../stage/track'),
    (_: unknown, { transitionConfig }: ModalLibConfig) => transitionConfig?.type !== 'none',
  ],
  zoom: [
    () => import('../zoom/zoom'),
    (_: unknown, { zoomConfig }: ModalLibConfig) => zoomConfig?.enable !== false,
  ],
  controls: [
    () => import('../controls/hide-controls'),
    (_: unknown, { controlsConfig }: ModalLibConfig) => controlsConfig?.hideAfter !== false,
  ],
} as const;

/** Says in the console that code could not be fetched. */
export const reportFailure = (error: unknown): void =>
  console.error('The modal gallery could not be loaded.', error);
