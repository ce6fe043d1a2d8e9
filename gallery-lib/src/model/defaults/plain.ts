import { PlainGalleryStrategy } from '../enums';
import type { PlainLibConfig } from '../options/lib-config';
import { LineLayout, type GridLayout } from '../options/plain-gallery';
import { freeze } from './freeze';
import { PLAIN_LABELS } from './labels/plain-labels';

/** Default options of a plain gallery. */
export const PLAIN_DEFAULTS = freeze({
  plainGalleryConfig: {
    strategy: PlainGalleryStrategy.ROW as PlainGalleryStrategy,
    layout: new LineLayout(
      { height: '50px', width: 'auto' },
      { length: -1, wrap: false },
      'flex-start',
    ) as LineLayout | GridLayout,
    advanced: { aTags: false as boolean, additionalBackground: '50% 50%/cover' },
  },
  accessibilityConfig: PLAIN_LABELS,
} satisfies PlainLibConfig);
