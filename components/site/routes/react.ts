/** Pages of what only the React edition has. */
import index from '@/app/react/meta';
import anyContent from '@/app/react/any-content/meta';
import api from '@/app/react/api/meta';
import cameraData from '@/app/react/camera-data/meta';
import captions from '@/app/react/captions/meta';
import carouselModal from '@/app/react/carousel-modal/meta';
import classNames from '@/app/react/class-names/meta';
import context from '@/app/react/context/meta';
import controlledIndex from '@/app/react/controlled-index/meta';
import csp from '@/app/react/csp/meta';
import deepLink from '@/app/react/deep-link/meta';
import deleteUndo from '@/app/react/delete-undo/meta';
import differences from '@/app/react/differences/meta';
import dismiss from '@/app/react/dismiss/meta';
import firstExample from '@/app/react/first-example/meta';
import frameworks from '@/app/react/frameworks/meta';
import german from '@/app/react/german/meta';
import gestures from '@/app/react/gestures/meta';
import growingList from '@/app/react/growing-list/meta';
import imageCdn from '@/app/react/image-cdn/meta';
import info from '@/app/react/info/meta';
import keepZoom from '@/app/react/keep-zoom/meta';
import layouts from '@/app/react/layouts/meta';
import links from '@/app/react/links/meta';
import manyImages from '@/app/react/many-images/meta';
import nextImage from '@/app/react/next-image/meta';
import opening from '@/app/react/opening/meta';
import otherLibraries from '@/app/react/other-libraries/meta';
import ownButton from '@/app/react/own-button/meta';
import ownImageType from '@/app/react/own-image-type/meta';
import photos from '@/app/react/photos/meta';
import placeholders from '@/app/react/placeholders/meta';
import recipes from '@/app/react/recipes/meta';
import reference from '@/app/react/reference/meta';
import releases from '@/app/react/releases/meta';
import renderSlots from '@/app/react/render-slots/meta';
import reorder from '@/app/react/reorder/meta';
import routeUrl from '@/app/react/route-url/meta';
import selection from '@/app/react/selection/meta';
import severalSlides from '@/app/react/several-slides/meta';
import share from '@/app/react/share/meta';
import slots from '@/app/react/slots/meta';
import stream from '@/app/react/stream/meta';
import testing from '@/app/react/testing/meta';
import thumbnailCaptions from '@/app/react/thumbnail-captions/meta';
import toolbarButton from '@/app/react/toolbar-button/meta';
import translation from '@/app/react/translation/meta';
import troubleshooting from '@/app/react/troubleshooting/meta';
import video from '@/app/react/video/meta';
import worksWith from '@/app/react/works-with/meta';
import zoom from '@/app/react/zoom/meta';
import { reactReleases, releasePath } from '../releases/react-releases';
import type { DemoMeta, PageMeta } from './meta';
import { createDemoRoute, createRoute, type Route } from './route';

/** The page that lists the releases. */
export const reactReleasesPath = '/react/releases';

/** The page `/react`, which lists the pages below it. */
export const reactIndex: Route = createRoute('/react', index);

/** A page for each version of the React edition, newest first; the page of releases lists them. */
export const reactReleasePages: readonly Route[] = reactReleases.map(({ version }) =>
  createRoute(releasePath(version), {
    title: `Version ${version}`,
    description: `Version ${version} of the React edition: what it has, its requirements, sizes and file.`,
    source: 'gallery-lib/CHANGELOG.md',
  }),
);

/** A page below `/react`, with its line of the overview. */
export type ReactRoute = Route & Required<Pick<PageMeta, 'summary'>>;

/** Pages below `/react` about one subject. */
export interface ReactGroup {
  /** Anchor on the index. */
  readonly id: string;
  readonly label: string;
  /** What the pages are about, in one sentence. */
  readonly purpose: string;
  /** Guides, then demos. */
  readonly pages: readonly ReactRoute[];
}

/** A demo is a page that explains options. */
function pagesOf(
  group: Readonly<Record<string, (PageMeta | DemoMeta) & Pick<ReactRoute, 'summary'>>>,
): readonly ReactRoute[] {
  return Object.entries(group).map(([slug, meta]) => {
    const path = `/react/${slug}`;
    const route =
      'options' in meta ? createDemoRoute(path, slug, 'React', meta) : createRoute(path, meta);
    return { ...route, summary: meta.summary };
  });
}

/** The pages below `/react` by subject, in the order of sidebar and index. */
export const reactGroups: readonly ReactGroup[] = [
  {
    id: 'start',
    label: 'Start',
    purpose: 'What every gallery needs: images, an index, a type of your own.',
    pages: pagesOf({
      frameworks,
      'other-libraries': otherLibraries,
      photos,
      'first-example': firstExample,
      'own-button': ownButton,
      'controlled-index': controlledIndex,
      'own-image-type': ownImageType,
      'carousel-modal': carouselModal,
      csp,
    }),
  },
  {
    id: 'layout',
    label: 'Layout and thumbnails',
    purpose: 'Photographs uncropped, captions, thousands of thumbnails.',
    pages: pagesOf({
      layouts,
      'thumbnail-captions': thumbnailCaptions,
      'many-images': manyImages,
      placeholders,
      'several-slides': severalSlides,
    }),
  },
  {
    id: 'viewing',
    label: 'Viewing',
    purpose: 'What the hand does, and what a slide may contain.',
    pages: pagesOf({
      gestures,
      zoom,
      dismiss,
      opening,
      'keep-zoom': keepZoom,
      video,
      stream,
      'any-content': anyContent,
      info,
      'camera-data': cameraData,
      captions,
    }),
  },
  {
    id: 'data',
    label: 'Data',
    purpose: 'Images that arrive, change and go.',
    pages: pagesOf({
      api,
      'growing-list': growingList,
      reorder,
      'delete-undo': deleteUndo,
      selection,
    }),
  },
  {
    id: 'links',
    label: 'Links and frameworks',
    purpose: 'A URL for each image, in every router; images of a framework or a CDN.',
    pages: pagesOf({
      links,
      testing,
      'works-with': worksWith,
      'deep-link': deepLink,
      share,
      'route-url': routeUrl,
      'next-image': nextImage,
      'image-cdn': imageCdn,
    }),
  },
  {
    id: 'look',
    label: 'Look and language',
    purpose: 'Your colours, your parts, your words.',
    pages: pagesOf({
      slots,
      translation,
      'class-names': classNames,
      'render-slots': renderSlots,
      'toolbar-button': toolbarButton,
      context,
      german,
    }),
  },
];

/** Pages below `/react` about all of it. */
export const reactHelp: readonly ReactRoute[] = pagesOf({
  recipes,
  troubleshooting,
  reference,
  differences,
  releases,
});

/** The demos in sidebar order. */
export const reactDemoPages: readonly Route[] = reactGroups
  .flatMap((group) => group.pages)
  .filter(({ demo }) => demo);
