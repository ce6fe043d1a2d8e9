import type { Link } from '../core/link-registry';
import { findLinkedImage, getFragment, getLinkName } from '../core/url/links';
import type { LinkConfig } from '../model/options/link';
import { getPage, readPage } from './page';
import { FullViews, getViewedImages, SharedView } from './full-views';
import { holdLink } from './open-links';
import { FollowLink } from './use-link';

const links = new Map<string, Link>();

function createLink(name: string): Link {
  const link: Link = {
    name,
    getFragment: (image) => getFragment(name, image),
    find: (fragment, images) => findLinkedImage(fragment, name, images),
    hold: () => holdLink(link),
    getPage,
    readPage,
    getViewedImages,
    FollowLink,
    FullViews,
    SharedView,
  };
  links.set(name, link);
  return link;
}

/** Returns the name of a gallery, the same object for the same name. */
export function getLink(config: LinkConfig | undefined): Link | undefined {
  const name = getLinkName(config);
  return name === undefined ? undefined : (links.get(name) ?? createLink(name));
}
