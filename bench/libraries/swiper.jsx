import { useState } from 'react';
import { A11y, Autoplay, Keyboard, Navigation, Pagination, Thumbs } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import 'swiper/css';
import 'swiper/css/a11y';
import 'swiper/css/autoplay';
import 'swiper/css/keyboard';
import 'swiper/css/navigation';
import 'swiper/css/pagination';
import 'swiper/css/thumbs';

// The features of the full carousel: arrows, dots, thumbnails, keys, autoplay, accessible names and a caption.
const modules = [A11y, Autoplay, Keyboard, Navigation, Pagination, Thumbs];

export function Gallery({ pictures }) {
  const [thumbs, setThumbs] = useState(null);
  return (
    <>
      <Swiper
        modules={modules}
        className="main"
        speed={0}
        rewind
        navigation
        keyboard
        pagination={{ clickable: true }}
        thumbs={{ swiper: thumbs }}
      >
        {pictures.map(({ src, alt, description, width, height }) => (
          <SwiperSlide key={src}>
            <figure>
              <img src={src} alt={alt} width={width} height={height} loading="lazy" />
              <figcaption>{description}</figcaption>
            </figure>
          </SwiperSlide>
        ))}
      </Swiper>
      <Swiper
        modules={modules}
        speed={0}
        slidesPerView={4}
        watchSlidesProgress
        onSwiper={setThumbs}
      >
        {pictures.map(({ src }) => (
          <SwiperSlide key={src}>
            <img src={src} alt="" width={200} height={150} loading="lazy" />
          </SwiperSlide>
        ))}
      </Swiper>
    </>
  );
}

export const activeImage = '.main .swiper-slide-active img';
export const next = '.main .swiper-button-next';
