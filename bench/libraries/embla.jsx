import { useEffect, useState } from 'react';
import useEmblaCarousel from 'embla-carousel-react';
import './embla.css';

// Swipes and infinite sliding without any control; the button below is the page's own. The state marks the active slide.
const infinite = { loop: true };

export function Gallery({ pictures, options = infinite }) {
  const [viewport, carousel] = useEmblaCarousel(options);
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const update = () => setCurrent(carousel.selectedScrollSnap());
    carousel?.on('select', update);
    return () => void carousel?.off('select', update);
  }, [carousel]);
  return (
    <>
      <section aria-roledescription="carousel" aria-label="Pictures">
        <div className="embla-viewport" ref={viewport}>
          <div className="embla-slides">
            {pictures.map(({ src, alt, width, height }, index) => (
              <div key={src} className="embla-slide" data-current={index === current}>
                <img src={src} alt={alt} width={width} height={height} loading="lazy" />
              </div>
            ))}
          </div>
        </div>
      </section>
      <button type="button" id="next" onClick={() => carousel.scrollNext(true)}>
        Next
      </button>
    </>
  );
}

export const activeImage = '.embla-slide[data-current="true"] img';
export const next = '#next';
