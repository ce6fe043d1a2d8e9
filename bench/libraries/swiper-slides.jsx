import { useRef } from 'react';
import { A11y, Keyboard } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import 'swiper/css';
import 'swiper/css/a11y';
import 'swiper/css/keyboard';
import './swiper-slides.css';

// Two and a half slides, swipes, keys and accessible names without any control; the button below is the page's own.
const modules = [A11y, Keyboard];

export function Gallery({ pictures }) {
  const swiper = useRef(null);
  return (
    <>
      <Swiper
        modules={modules}
        className="main"
        speed={0}
        keyboard
        slidesPerView={2.5}
        spaceBetween={8}
        onSwiper={(created) => {
          swiper.current = created;
        }}
      >
        {pictures.map(({ src, alt, width, height }) => (
          <SwiperSlide key={src}>
            <img src={src} alt={alt} width={width} height={height} loading="lazy" />
          </SwiperSlide>
        ))}
      </Swiper>
      <button type="button" id="next" onClick={() => swiper.current.slideNext(0)}>
        Next
      </button>
    </>
  );
}

export const activeImage = '.main .swiper-slide-active img';
export const next = '#next';
export { mostSteps } from './last-slides.js';
