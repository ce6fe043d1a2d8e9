import { useEffect, useRef } from 'react';
import PhotoSwipe from 'photoswipe';
import PhotoSwipeLightbox from 'photoswipe/lightbox';
import 'photoswipe/style.css';
import { thumbnailStyle } from './gesture-thumbnails.js';

// The defaults.
export function Gallery({ pictures }) {
  const list = useRef(null);
  useEffect(() => {
    const lightbox = new PhotoSwipeLightbox({
      gallery: list.current,
      children: 'a',
      pswpModule: PhotoSwipe,
    });
    lightbox.init();
    return () => lightbox.destroy();
  }, [pictures]);
  return (
    <div ref={list}>
      {pictures.map(({ src, thumbnail, alt, width, height }) => (
        <a
          key={src}
          href={src}
          data-pswp-width={width}
          data-pswp-height={height}
          data-cropped="true"
        >
          <img className="thumbnail" src={thumbnail} alt={alt} style={thumbnailStyle} />
        </a>
      ))}
    </div>
  );
}

export const thumbnails = '.thumbnail';
export const pictures = [
  '.pswp__item[aria-hidden="false"] .pswp__img:not(.pswp__img--placeholder)',
  '.pswp__item[aria-hidden="false"] .pswp__img',
];

/** What a tap changes: the controls. */
export const readState = () =>
  String(document.querySelector('.pswp')?.classList.contains('pswp--ui-visible'));
