import { PLAIN_DEFAULTS } from '../../model/defaults/plain';
import { PlainGalleryStrategy } from '../../model/enums';
import type { NormalizedImage } from '../images/normalized-image';
import type { PlainLibConfig } from '../../model/options/lib-config';
import type { LineLayout, PlainGalleryConfig } from '../../model/options/plain-gallery';
import { getWidths, isValidOption } from '../by-width';
import { getLayoutReader } from '../layout-registry';
import {
  checkByWidth,
  checkLinkName,
  checkMember,
  checkPlaceholders,
  ensure,
  toText,
} from './check-options';
import { checkUrls } from '../url/check-urls';
import { merge } from './merge';
import { getPhotoType, LAYOUT_DEFAULTS, LAYOUT_RULES, type PhotoType } from './photo-layouts';
import { isMember, PLAIN_GALLERY_STRATEGIES } from './members';
import { isGrid } from './resolve-plain';
import { checkImages } from './validate';

/** The names that another entry adds, in messages. */
const ADDED_LAYOUTS = ', or one of ks-gallery-react/layouts';

/** Checks that ROW and COLUMN have a line layout and GRID a grid layout. */
export function checkLayout(name: string, { strategy, layout }: PlainGalleryConfig): void {
  const type = layout && 'type' in layout ? layout.type : undefined;
  const { strategy: byDefault, layout: defaultLayout } = PLAIN_DEFAULTS.plainGalleryConfig;
  const implied = type === 'grid' ? PlainGalleryStrategy.GRID : byDefault;
  const used = strategy ?? implied;
  const given = layout ?? defaultLayout;
  const isComplete = type ?? (given as LineLayout).breakConfig;
  ensure(
    isMember(PLAIN_GALLERY_STRATEGIES, used) &&
      (used === PlainGalleryStrategy.GRID) === isGrid(given) &&
      isComplete,
    'LAYOUT_MISMATCH',
    name,
    `plainGalleryConfig.strategy is ${used}; ROW and COLUMN need a LineLayout, GRID needs a GridLayout, each with a breakConfig; CUSTOM fits none.`,
  );
}

/** Checks the options of a layout that another entry adds. */
function checkPhotoLayout(
  name: string,
  { strategy, layout }: PlainGalleryConfig,
  type: PhotoType,
): void {
  ensure(
    (strategy ?? type) === type,
    'LAYOUT_MISMATCH',
    name,
    `plainGalleryConfig.strategy is ${strategy}; a layout of type ${type} needs ${type.toUpperCase()}, or no strategy.`,
  );
  const options = merge<Record<string, unknown>>(LAYOUT_DEFAULTS, layout);
  const path = 'plainGalleryConfig.layout.';
  for (const [field, rule] of Object.entries(LAYOUT_RULES)) {
    const text = `${path}${field} is ${options[field]}; it must be ${toText(rule)}.`;
    ensure(isValidOption(options[field], rule), 'INVALID_OPTION', name, text);
  }
  checkByWidth(name, `${path}columns`, [options.columns, 1, LAYOUT_DEFAULTS.columns]);
  for (const [, count] of getWidths(options.columns, LAYOUT_DEFAULTS.columns)) {
    const text = `${path}columns is ${count}; it must be a whole number of at least 1.`;
    ensure(Number.isInteger(count), 'INVALID_OPTION', name, text);
  }
}

/** Checks the options of a plain gallery, and its images as `normalizeImages` has returned them. */
export function checkPlainGallery(
  name: string,
  options: PlainLibConfig | undefined,
  images: readonly NormalizedImage[],
): void {
  const config = options?.plainGalleryConfig ?? {};
  const { strategy, layout, caption } = config;
  const type = getLayoutReader() && getPhotoType(config);
  if (type) checkPhotoLayout(name, config, type);
  else {
    const path = 'plainGalleryConfig.';
    const given = layout && 'type' in layout ? layout.type : undefined;
    checkMember(name, `${path}layout.type`, `line, grid${ADDED_LAYOUTS}`, given);
    // That of a registered layout is known, and does not fit this one.
    if (!getLayoutReader() || !getPhotoType({ strategy }))
      checkMember(name, `${path}strategy`, PLAIN_GALLERY_STRATEGIES + ADDED_LAYOUTS, strategy);
  }
  checkMember(name, 'plainGalleryConfig.caption', 'below, over', caption);
  checkLinkName(name, options?.linkConfig);
  checkImages(name, images);
  checkPlaceholders(name, images);
  checkUrls(name, images, true);
  if (!type) checkLayout(name, config);
}
