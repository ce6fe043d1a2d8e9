/** The demos that the playground can show: those that are pure configuration. */
import { libConfig as accessibility } from '@/app/demo/accessibility/config';
import { libConfig as autoplayMinimal } from '@/app/demo/autoplay-minimal/config';
import { libConfig as autoplayCustom } from '@/app/demo/autoplay-custom/config';
import { libConfig as buttonsExturlNewtab } from '@/app/demo/buttons-exturl-newtab/config';
import { closeOnly, simple, advanced, full } from '@/app/demo/buttons-strategies/config';
import { fullWidth, fixedWidth } from '@/app/demo/carousel-breakpoints/config';
import { config as carouselCustomAutoplay } from '@/app/demo/carousel-custom-autoplay/config';
import { config as carouselCustomPreviews } from '@/app/demo/carousel-custom-previews/config';
import { createConfig, initialFeatures } from '@/app/demo/carousel-features-disable/config';
import { config as carouselFixed } from '@/app/demo/carousel-fixed/config';
import { config as carouselNoautoplay } from '@/app/demo/carousel-noautoplay/config';
import { config as carouselNoinfinite } from '@/app/demo/carousel-noinfinite/config';
import { config as carouselOutputs } from '@/app/demo/carousel-outputs/config';
import { config as carouselWithDescription } from '@/app/demo/carousel-with-description/config';
import { libConfig as closeOutside } from '@/app/demo/close-outside/config';
import { libConfig as descriptionFullCustom } from '@/app/demo/description-full-custom/config';
import { alwaysVisible, hideIfEmpty, alwaysHidden } from '@/app/demo/description-strategy/config';
import { libConfig as downloadAdvanced } from '@/app/demo/download-advanced/config';
import { libConfig as downloadSimple } from '@/app/demo/download-simple/config';
import { libConfig as infiniteSliding } from '@/app/demo/infinite-sliding/config';
import { libConfig as invertSwipe } from '@/app/demo/invert-swipe/config';
import { libConfig as keyboardConfig } from '@/app/demo/keyboard-config/config';
import { libConfig as noDotsAndPreviews } from '@/app/demo/no-dots-and-previews/config';
import { libConfig as onlyCurrentImg } from '@/app/demo/only-current-img/config';
import { allButtons as outputEvents } from '@/app/demo/output-events/config';
import { config as plainAtags } from '@/app/demo/plain-atags/config';
import { row, rowSpaceAround, column, grid } from '@/app/demo/plain-layouts/config';
import { libConfig as previewsCustomSize } from '@/app/demo/previews-custom-size/config';
import { libConfig as previewsLength } from '@/app/demo/previews-length/config';
import { libConfig as previewsNoArrows } from '@/app/demo/previews-no-arrows/config';
import { libConfig as previewsNotClickable } from '@/app/demo/previews-not-clickable/config';
import { libConfig as sidePreviewsHidden } from '@/app/demo/side-previews-hidden/config';
import type { LibConfig } from 'ks-gallery-react';
import { demoRouteOf, shortName } from '@/components/site/route-map';
import { componentNames, type ComponentName, type PlaygroundState } from './field';
import { readConfig } from './read-config';
import { readFields } from './read-fields';

interface DemoConfig {
  readonly config: LibConfig;
  /** Label on the page of the demo, if it has several. */
  readonly label?: string;
}

type DemoConfigs = Readonly<Record<string, readonly DemoConfig[]>>;

/**
 * The configurations of these demos by slug, in the order of the sidebar. The other demos need images, code or nodes of
 * their own.
 */
const configsByComponent: Readonly<Record<ComponentName, DemoConfigs>> = {
  modal: {
    'array-simple': [{ config: {} }],
    'output-events': [{ config: outputEvents }],
    'no-dots-and-previews': [{ config: noDotsAndPreviews }],
    'side-previews-hidden': [{ config: sidePreviewsHidden }],
    'only-current-img': [{ config: onlyCurrentImg }],
    'close-outside': [{ config: closeOutside }],
    'download-simple': [{ config: downloadSimple }],
    'download-advanced': [{ config: downloadAdvanced }],
    'infinite-sliding': [{ config: infiniteSliding }],
    'buttons-strategies': [
      { config: closeOnly, label: 'Strategy DEFAULT' },
      { config: simple, label: 'Strategy SIMPLE' },
      { config: advanced, label: 'Strategy ADVANCED' },
      { config: full, label: 'Strategy FULL' },
    ],
    'buttons-exturl-newtab': [{ config: buttonsExturlNewtab }],
    'keyboard-config': [{ config: keyboardConfig }],
    'description-strategy': [
      { config: alwaysVisible, label: 'Strategy ALWAYS_VISIBLE' },
      { config: hideIfEmpty, label: 'Strategy HIDE_IF_EMPTY' },
      { config: alwaysHidden, label: 'Strategy ALWAYS_HIDDEN' },
    ],
    'description-full-custom': [{ config: descriptionFullCustom }],
    'previews-custom-size': [{ config: previewsCustomSize }],
    'previews-length': [{ config: previewsLength }],
    'previews-no-arrows': [{ config: previewsNoArrows }],
    'previews-not-clickable': [{ config: previewsNotClickable }],
    accessibility: [{ config: accessibility }],
    'invert-swipe': [{ config: invertSwipe }],
    'autoplay-minimal': [{ config: autoplayMinimal }],
    'autoplay-custom': [{ config: autoplayCustom }],
  },
  plain: {
    'plain-layouts': [
      { config: row, label: 'Row' },
      { config: rowSpaceAround, label: 'Row with space around' },
      { config: column, label: 'Column' },
      { config: grid, label: 'Grid' },
    ],
    'plain-atags': [{ config: plainAtags }],
  },
  carousel: {
    carousel: [{ config: {} }],
    'carousel-features-disable': [{ config: createConfig(initialFeatures) }],
    'carousel-noautoplay': [{ config: carouselNoautoplay }],
    'carousel-noinfinite': [{ config: carouselNoinfinite }],
    'carousel-custom-autoplay': [{ config: carouselCustomAutoplay }],
    'carousel-custom-previews': [{ config: carouselCustomPreviews }],
    'carousel-fixed': [{ config: carouselFixed }],
    'carousel-with-description': [{ config: carouselWithDescription }],
    'carousel-outputs': [{ config: carouselOutputs }],
    'carousel-breakpoints': [
      { config: fullWidth, label: 'Full width' },
      { config: fixedWidth, label: 'At most 500 pixels wide' },
    ],
  },
};

/** The state of the playground in which it shows a demo. */
export interface Preset extends PlaygroundState {
  /** Slug of the demo. */
  readonly slug: string;
  readonly label: string;
  /** Label of the configuration on the page of the demo, if it has several. */
  readonly configuration?: string;
}

function createPresets(component: ComponentName): readonly Preset[] {
  const fields = readFields(component);
  return Object.entries(configsByComponent[component]).flatMap(([slug, configs]) =>
    configs.map(({ config, label }) => {
      const values = readConfig(config, fields);
      if (!values) throw new Error(`No fields express the configuration of the demo "${slug}"`);
      const name = shortName(demoRouteOf(slug));
      return {
        slug,
        label: label ? `${name}: ${label}` : name,
        ...(label && { configuration: label }),
        component,
        values,
      };
    }),
  );
}

/** The presets of all components, in the order of the demos. */
export function getPresets(): readonly Preset[] {
  return componentNames.flatMap(createPresets);
}
