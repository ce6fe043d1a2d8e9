'use client';

import { setLayoutReader } from '../core/layout-registry';
import { readLayout } from './read-layout';

/**
 * Adds the layouts `justified`, `masonry` and `columns` to all plain galleries that are rendered from now on. Call it
 * once, in a module that runs in the browser and where the HTML is rendered. Also import the stylesheet
 * `ks-gallery-react/layouts/styles.css`.
 */
export function registerLayouts(): void {
  setLayoutReader(readLayout);
}
