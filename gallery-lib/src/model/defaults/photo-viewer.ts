import type { ModalLibConfig } from '../options/lib-config';
import { freeze } from './freeze';

/**
 * Options of a modal gallery that shows photographs and nothing else: no autoplay, no side previews and no dots, and
 * thumbnails below the image, also on phones. Pass them as `config`, or spread them into your own options.
 */
export const photoViewer = freeze({
  slideConfig: { playConfig: { autoPlay: false }, sidePreviews: { show: false } },
  dotsConfig: { visible: false },
  previewConfig: { visible: true, mobileVisible: true },
} satisfies ModalLibConfig);
