import { useEffect, useRef } from 'react';
import PhotoSwipe from 'photoswipe';
import PhotoSwipeLightbox from 'photoswipe/lightbox';
import 'photoswipe/style.css';

// Arrows, swipes, keys, close button and preloading of one image on each side, as in the other bare configurations.
const bare = { loop: false, preload: [1, 1], counter: false, zoom: false };

export function Gallery({ pictures }) {
  const lightbox = useRef(null);
  useEffect(() => {
    lightbox.current = new PhotoSwipeLightbox({
      ...bare,
      dataSource: pictures,
      // Part of the first load, so that the first opening does not include a request.
      pswpModule: PhotoSwipe,
      showHideAnimationType: 'none',
    });
    lightbox.current.init();
    return () => lightbox.current.destroy();
  }, [pictures]);
  return (
    <button type="button" id="open" onClick={() => lightbox.current.loadAndOpen(0)}>
      Open
    </button>
  );
}

export const activeImage =
  '.pswp__item[aria-hidden="false"] .pswp__img:not(.pswp__img--placeholder)';
export const next = '.pswp__button--arrow--next';
export const close = '.pswp__button--close';
