import { GalleryError, type GalleryErrorCode } from '../../model/errors';
import type { NormalizedImage } from '../images/normalized-image';
import type { CurrentImageConfig } from '../../model/options/current-image';
import type { LinkConfig } from '../../model/options/link';
import { getWidths, isValidOption, type Rule } from '../by-width';
import { getPlaceholderLayer } from '../images/placeholder';
import { getLinkName } from '../url/links';
import { DESCRIPTION_STRATEGIES, isMember, LOADING_TYPES } from './members';

// Checks of development; `name` is that of the gallery, `field` the path of the option. Each throws a `GalleryError`.

/** Throws the error of a gallery unless a condition is true. */
export function ensure(isValid: unknown, code: GalleryErrorCode, name: string, text: string): void {
  if (!isValid) throw new GalleryError(code, `${name}: ${text}`);
}

/** Checks that a value is in a list of members; without a value, there is a default. */
export function checkMember(name: string, field: string, members: string, value: unknown): void {
  const text = `${field} is ${JSON.stringify(value)}; it must be one of ${members}.`;
  ensure(value === undefined || isMember(members, value), 'INVALID_OPTION', name, text);
}

/** Returns a rule as a part of a message. */
export const toText = (rule: Rule): string =>
  typeof rule === 'number' ? `at least ${rule}` : rule;

/** Checks an option that may depend on the width of the component. */
export function checkByWidth(
  name: string,
  field: string,
  [given, rule, fallback]: readonly [unknown, Rule, unknown],
): void {
  for (const [from, value] of getWidths(given, fallback)) {
    const text = `${field} is ${value} from a width of ${from} px; it must be ${toText(rule)}, and the width at least 0.`;
    ensure(from >= 0 && isValidOption(value, rule), 'INVALID_OPTION', name, text);
  }
}

/** Checks the section of the image. */
export function checkImageConfig(name: string, config: CurrentImageConfig | undefined): void {
  const { description, loadingConfig } = config ?? {};
  checkMember(name, 'description.strategy', DESCRIPTION_STRATEGIES, description?.strategy);
  checkMember(name, 'loadingConfig.type', LOADING_TYPES, loadingConfig?.type);
}

/** Checks the name of a gallery in URLs. */
export function checkLinkName(name: string, config: LinkConfig | undefined): void {
  const text = `linkConfig.name is ${JSON.stringify(config?.name)}; it must be a non-empty text without "#".`;
  ensure(!config || getLinkName(config) !== undefined, 'INVALID_ID', name, text);
}

/** Checks that placeholders are colors or small images. */
export function checkPlaceholders(name: string, images: readonly NormalizedImage[]): void {
  for (const [index, { placeholder }] of images.entries()) {
    const text = `images[${index}].placeholder is ${placeholder?.slice(0, 40)}; it must be a color or a data:image/ URL of up to 2000 characters.`;
    ensure(!placeholder || getPlaceholderLayer(placeholder), 'INVALID_IMAGE', name, text);
  }
}
