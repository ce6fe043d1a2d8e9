import { useEffect, useState } from 'react';
import useEmblaCarousel from 'embla-carousel-react';
import './embla.css';

// Embla has no controls; this is a minimal carousel with two arrows.
export function Gallery({ pictures }) {
  const [viewport, carousel] = useEmblaCarousel({ loop: true });
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const update = () => setCurrent(carousel.selectedScrollSnap());
    carousel?.on('select', update);
    return () => void carousel?.off('select', update);
  }, [carousel]);
  return (
    <section className="embla" aria-roledescription="carousel" aria-label="Pictures">
      <div className="embla-viewport" ref={viewport}>
        <div className="embla-slides">
          {pictures.map((image, index) => (
            <div key={image.src} className="embla-slide" data-current={index === current}>
              <img {...image} loading="lazy" />
            </div>
          ))}
        </div>
      </div>
      <button type="button" aria-label="Previous" onClick={() => carousel.scrollPrev(true)} />
      <button type="button" aria-label="Next" onClick={() => carousel.scrollNext(true)} />
    </section>
  );
}

export const activeImage = '.embla-slide[data-current="true"] img';
export const next = '.embla > [aria-label="Next"]';
