import { A11y, Autoplay, Keyboard, Navigation, Pagination } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import 'swiper/css';
import 'swiper/css/a11y';
import 'swiper/css/autoplay';
import 'swiper/css/keyboard';
import 'swiper/css/navigation';
import 'swiper/css/pagination';

// The features of the carousel: arrows, dots, keys, autoplay and accessible names.
const modules = [A11y, Autoplay, Keyboard, Navigation, Pagination];

export function Gallery({ pictures }) {
  return (
    <Swiper modules={modules} speed={0} rewind navigation keyboard pagination={{ clickable: true }}>
      {pictures.map((image) => (
        <SwiperSlide key={image.src}>
          <img {...image} loading="lazy" />
        </SwiperSlide>
      ))}
    </Swiper>
  );
}

export const activeImage = '.swiper-slide-active img';
export const next = '.swiper-button-next';
