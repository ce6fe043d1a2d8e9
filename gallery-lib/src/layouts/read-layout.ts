import { isValidOption, readByWidth } from '../core/by-width';
import type { LayoutReader } from '../core/layout-registry';
import { merge } from '../core/config/merge';
import { PlainGalleryStrategy } from '../model/enums';
import { GalleryError } from '../model/errors';
import type { PlainGalleryConfig } from '../model/options/plain-gallery';
import type { PhotoLayout } from './layout-parts';
import { createLayout } from './photo-layout';

const STRATEGIES = {
  justified: PlainGalleryStrategy.JUSTIFIED,
  masonry: PlainGalleryStrategy.MASONRY,
  columns: PlainGalleryStrategy.COLUMNS,
};

/** Defaults of the options of all layouts. */
export const LAYOUT_DEFAULTS = { rowHeight: 180, gap: 8, lastRow: 'start', columns: 3 };

const RULES = {
  rowHeight: 'at least 1',
  gap: 'at least 0',
  lastRow: 'start or fill or center',
};

/** Returns the type of the layout: that of the object, or without one the name of the strategy. */
function getType({ layout, strategy }: PlainGalleryConfig): keyof typeof STRATEGIES | undefined {
  const names = Object.keys(STRATEGIES) as (keyof typeof STRATEGIES)[];
  if (layout) return names.find((name) => 'type' in layout && layout.type === name);
  return names.find((name) => strategy === name || strategy === STRATEGIES[name]);
}

/**
 * Reads the layouts that this entry adds; `name` is that of the gallery.
 * @throws GalleryError `INVALID_OPTION`; `LAYOUT_MISMATCH` for another strategy than that of the layout
 */
export const readLayout: LayoutReader = (name, config = {}) => {
  const type = getType(config);
  if (!type) return undefined;
  const strategy = config.strategy ?? type;
  if (strategy !== type && strategy !== STRATEGIES[type]) {
    throw new GalleryError(
      'LAYOUT_MISMATCH',
      `${name}: plainGalleryConfig.strategy is ${PlainGalleryStrategy[strategy as number] ?? strategy}; a layout of type ${type} needs ${type.toUpperCase()}, or no strategy.`,
    );
  }
  const options = merge<Record<string, unknown>>(LAYOUT_DEFAULTS, config.layout);
  const path = 'plainGalleryConfig.layout.';
  const check = (field: string, value: unknown, isValid: boolean, rule: string) => {
    if (isValid) return;
    throw new GalleryError(
      'INVALID_OPTION',
      `${name}: ${path}${field} is ${value}; it must be ${rule}.`,
    );
  };
  for (const [field, rule] of Object.entries(RULES)) {
    check(field, options[field], isValidOption(options[field], rule), rule);
  }
  const field = 'columns';
  const columns = readByWidth(
    name,
    path + field,
    LAYOUT_DEFAULTS[field],
    options[field],
    'at least 1',
  );
  for (const [, count] of columns) {
    check(field, count, Number.isInteger(count), 'a whole number of at least 1');
  }
  const { advanced, caption } = config;
  const hasCaptions = caption === 'below';
  const added = createLayout(name, { ...options, type, columns, hasCaptions } as PhotoLayout);
  return { advanced, caption, added };
};
