import type { PageMeta } from '@/components/site/routes/meta';

export default {
  title: 'From another library',
  summary: 'The options of five libraries, with ours',
  description:
    'The options of Yet Another React Lightbox, PhotoSwipe, lightGallery, React Image Gallery and Swiper, with ours.',
  search: [
    {
      words: [
        'photoswipe',
        'lightgallery',
        'swiper',
        'yet another react lightbox',
        'react image gallery',
        'migrate from photoswipe',
        'alternative',
        'compare libraries',
      ],
    },
  ],
} satisfies PageMeta;
