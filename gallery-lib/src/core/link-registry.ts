import type { ComponentType, RefObject } from 'react';
import type { Action } from '../model/enums';
import type { NormalizedImage } from './images/normalized-image';
import type { AnyImage } from '../model/image';
import type { LinkConfig } from '../model/options/link';
import type { ResolvedPlainConfig } from './config/resolve-plain';

/** The name of a gallery in URLs, and what follows from it. */
export interface Link {
  /** Encoded. */
  readonly name: string;
  /** Returns the fragment of an image without `#`, which is also the `id` of its element. */
  getFragment(image: AnyImage): string;
  /** Returns the 0-based index of the image with a fragment, -1 for a foreign image, `undefined` for a fragment of something else. */
  find(fragment: string, images: readonly AnyImage[]): number | undefined;
  /** Marks the name as that of an open modal gallery, which follows the URL itself. Returns a function that ends this. */
  hold(): () => void;
  /** Returns the URL of the page if links with a fragment alone lead elsewhere, because of `<base>`; empty otherwise. */
  getPage(): string;
  /** Returns what a server writes before the fragments of its links, for the `page` of the options. */
  readPage(page: string | undefined): string;
  /** Returns the images that have a full view. */
  getViewedImages(images: readonly NormalizedImage[]): readonly NormalizedImage[];
  readonly FollowLink: ComponentType<FollowLinkProps>;
  readonly FullViews: ComponentType<FullViewsProps>;
  readonly SharedView: ComponentType<SharedViewProps>;
}

/** Shows the image in the URL: called with its 0-based index, the image and `Action.LOAD`. */
export type OpenLink<T extends AnyImage = AnyImage> = (
  index: number,
  image: T,
  action: Action,
) => void;

/** Props of the component that reports the image in the URL. */
export interface FollowLinkProps {
  link: Link;
  images: readonly AnyImage[];
  /** Missing for a gallery whose thumbnails lead to fragments that it does not follow. */
  onOpen: OpenLink | undefined;
  onMissing?: (fragment: string) => void;
  /** Container of thumbnails, of which that of the image is focused first. */
  container?: RefObject<HTMLElement | null>;
}

/** What all full views of a plain gallery need. */
interface ViewProps {
  link: Link;
  images: readonly NormalizedImage[];
  /** The images with a full view. */
  viewed: readonly NormalizedImage[];
  /** What precedes the fragments of links. */
  page: string;
  /** Scheme of the page; empty for http(s) and where it is not known. */
  pageScheme: string;
  labels: ResolvedPlainConfig['accessibilityConfig'];
}

/** Props of the full views of a plain gallery. */
export interface FullViewsProps extends ViewProps {
  /** Number of images, from the first, whose view can follow their thumbnail. */
  sharedCount: number;
}

/** Props of the full view that follows the thumbnail of an image. */
export interface SharedViewProps extends ViewProps {
  image: NormalizedImage;
}

/** What another entry adds to galleries with a name. */
export interface Links {
  /** Returns the name of a gallery, the same object for the same name; nothing for a gallery without a valid one. */
  getLink(config: LinkConfig | undefined): Link | undefined;
  /** Returns whether a mounted gallery would open the image in the URL. */
  canReopen(): boolean;
  /** Shows the full view of the image in the URL, if there is one, below a dialog that is loading. Returns a function that ends this. */
  keepFullView(dialog: Element): () => void;
}

let current: Links | undefined;
let hasWarned = false;

/** Sets what is added to galleries with a name, for all galleries that are rendered from now on. */
export function setLinks(links: Links): void {
  current = links;
}

/** Returns what has been set. */
export const getLinks = (): Links | undefined => current;

/** Returns the name of a gallery; nothing without `registerLinks`, of which development warns once. */
export function readLink(name: string, config: LinkConfig | undefined): Link | undefined {
  if (process.env.NODE_ENV !== 'production' && config && !current && !hasWarned) {
    hasWarned = true;
    console.warn(
      `${name}: linkConfig has no effect without registerLinks of ks-gallery-react/links. See ks-gallery-react/docs/troubleshooting.md#links-not-registered`,
    );
  }
  return current?.getLink(config);
}

/** Returns the 0-based index of the image in the URL; -1 without a name, for a foreign image and for something else. */
export const findInUrl = (link: Link | undefined, images: readonly AnyImage[]): number =>
  link?.find(location.hash, images) ?? -1;

/** Returns whether a gallery of the page would open the image in the URL, and needs the entry. */
export const canReopen = (): boolean => current?.canReopen() ?? false;
