import { Action } from '../../../model/enums';
import type { Gallery } from '../../gallery/gallery';
import type { Fragments } from '../../history/back';
import { shared } from '../../dialog/gallery-dialog';

const { getEntry, getHash, pageHashes, setDocumentTimeout, writeAndNote } = shared;

/** Time in ms without a change after which the fragment is written. Safari refuses more than 100 writes in 30 s. */
const WRITE_DELAY = 400;

/** An open gallery with a name in the URL. */
interface Link {
  readonly gallery: Gallery;
  /** Fragment of the URL without the gallery. */
  base: string;
  /** Fragment of the image. */
  fragment: string;
  /** Fragment that the gallery has found or written; another one belongs to the application. */
  written: string;
  readonly stop: () => void;
}

/**
 * Returns the functions that write the fragments of open galleries and follow them. Galleries without a name are ignored.
 * `isIdle` returns false while a traversal is pending.
 */
export function createFragments(isIdle: () => boolean): Fragments {
  /** Oldest first. The last one owns the URL. */
  let links: readonly Link[] = [];
  /** Fragments of closed galleries that their entries do not have yet, by those that they have. */
  const pendingFragments = new Map<string, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const withHash = (hash: string) => location.href.split('#')[0] + hash;

  /** Replaces the fragment of the current entry. Browsers may refuse that. */
  function replaceHash(hash: string): void {
    try {
      writeAndNote('replaceState', history.state, withHash(hash));
    } catch {
      // The gallery works without its URL.
    }
  }

  /** Returns the 0-based index of the image with a fragment, or -1. */
  function findImage({ link, slides }: Gallery, hash = getHash()): number {
    return link?.find(hash, slides.get().images) ?? -1;
  }

  /** Returns the fragment of the active image. */
  function getImageFragment({ link, getActive }: Gallery): string {
    const image = getActive();
    const fragment = image && link?.getFragment(image);
    return fragment ? `#${fragment}` : getHash();
  }

  function adoptHash(): void {
    const link = links.at(-1);
    if (!link) return;
    link.written = getHash();
    if (findImage(link.gallery) < 0) return;
    pageHashes.set(link.written, link.base);
    if (findImage(link.gallery) === link.gallery.slides.get().index) link.fragment = link.written;
  }

  /** Replaces the fragment that a gallery has found or written, unless the application has changed it meanwhile. */
  function replaceWritten(link: Link, hash: string): void {
    const { written } = link;
    if (getHash() !== written || hash === written) return;
    replaceHash(hash);
    link.written = getHash();
    if (findImage(link.gallery) >= 0) pageHashes.set(link.written, link.base);
  }

  function write(): void {
    const link = links.at(-1);
    if (link && isIdle()) replaceWritten(link, link.fragment);
  }

  return {
    adoptHash,
    write,

    clearHash: () => replaceHash(''),

    getUrl(gallery) {
      const link = links.find((other) => other.gallery === gallery);
      return link && withHash(link.fragment);
    },

    start(gallery) {
      if (!gallery.link) return false;
      const written = getHash();
      const link: Link = {
        gallery,
        base: written,
        fragment: getImageFragment(gallery),
        written,
        stop: gallery.slides.subscribe(() => {
          const { open, trigger } = gallery.slides.get();
          const fragment = getImageFragment(gallery);
          const isSame = fragment === link.fragment.replace(/@.*/, '');
          if (!open || trigger === Action.AUTOPLAY || isSame) return;
          link.fragment = fragment;
          clearTimeout(timer);
          timer = setDocumentTimeout(write, WRITE_DELAY);
        }),
      };
      links = [...links, link];
      adoptHash();
      if (findImage(gallery) < 0) return false;
      const below = getEntry(-1);
      const hash = below?.sameDocument && below.url ? new URL(below.url).hash : written;
      const isAdded = findImage(gallery, hash) < 0;
      link.base = isAdded ? hash : '';
      pageHashes.set(written, link.base);
      return isAdded;
    },

    end(gallery, isLeft = false) {
      const index = links.findIndex((link) => link.gallery === gallery);
      const link = links[index];
      if (!link) return;
      link.stop();
      const above = links[index + 1];
      if (above) above.base = link.base;
      links = links.filter((other) => other !== link);
      if (isLeft) {
        // The entry has another fragment if the write was still due. One with that of the page is skipped by Forward.
        const { base, written } = link;
        const fragment = getImageFragment(gallery);
        pendingFragments.delete(written);
        if (![base, fragment].includes(written)) pendingFragments.set(written, fragment);
      } else if (!gallery.ref.isOpen) replaceWritten(link, link.base);
      // Another provider may show it again.
      else {
        setDocumentTimeout(() => {
          if (!links.some((other) => other.gallery === gallery)) replaceWritten(link, link.base);
        });
      }
    },

    findGallery(isMarked) {
      const hash = getHash();
      const fragment = pendingFragments.get(hash);
      if (isMarked && pendingFragments.delete(hash)) replaceHash(fragment ?? hash);
      return links.findLast(({ gallery }) => findImage(gallery) >= 0)?.gallery;
    },

    show(gallery) {
      const index = findImage(gallery);
      if (index !== gallery.slides.get().index) gallery.ref.navigateTo(index);
    },
  };
}
