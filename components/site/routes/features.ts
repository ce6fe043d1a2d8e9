/** The pages of the reference. */
import overview from '@/app/features/meta';
import accessibility from '@/app/features/accessibility/meta';
import carousel from '@/app/features/carousel/meta';
import common from '@/app/features/common/meta';
import description from '@/app/features/description/meta';
import keyboardConfig from '@/app/features/keyboard-config/meta';
import modalGallery from '@/app/features/modal-gallery/meta';
import plainGallery from '@/app/features/plain-gallery/meta';
import previews from '@/app/features/previews/meta';
import upperButtons from '@/app/features/upper-buttons/meta';
import type { PageMeta } from './meta';
import { createRoute, type FeatureGroup, type Route } from './route';

/** In sidebar order; the overview has no name in its path. */
const pages: Readonly<Record<FeatureGroup, Readonly<Record<string, PageMeta>>>> = {
  Components: {
    '': overview,
    'modal-gallery': modalGallery,
    'plain-gallery': plainGallery,
    carousel,
  },
  'Basic stuff': {
    common,
    description,
    accessibility,
    previews,
    'upper-buttons': upperButtons,
    'keyboard-config': keyboardConfig,
  },
};

export const featureGroups = Object.keys(pages) as readonly FeatureGroup[];

/** In sidebar order. */
export const featureRoutes: readonly Route[] = featureGroups.flatMap((featureGroup) =>
  Object.entries(pages[featureGroup]).map(([name, meta]) => {
    const route = createRoute(name ? `/features/${name}` : '/features', meta);
    return { ...route, featureGroup, band: `Features - ${route.navLabel}` };
  }),
);
