import { getProperty } from './types/library-defaults';

/** The type of the labels. */
export const labelsType = 'AccessibilityConfig';

/** Labels of videos and of information, which the images of the preview do not have. */
export const unusedLabels = /^(video|info)/;

/**
 * True for every field but the labels that the playground leaves out: those of videos and information, and those without
 * a default in the defaults of the component, which it never reads.
 */
export function isOfferedLabel(type: string, name: string, defaults: unknown): boolean {
  if (type !== labelsType) return true;
  const labels = getProperty(defaults, 'accessibilityConfig');
  return getProperty(labels, name) !== undefined && !unusedLabels.test(name);
}
