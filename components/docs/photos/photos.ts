// Written by ks-gallery-react photos. Do not edit: texts are in photos.texts.json.
import type { FlatImage } from 'ks-gallery-react';

export const photos = [
  {
    id: 'mountain-lake-6b4980d8',
    src: '/photos/mountain-lake-1728-9e7a42bd.jpg',
    width: 1728,
    height: 1152,
    srcSet:
      '/photos/mountain-lake-800-4df9e387.jpg 800w, /photos/mountain-lake-1728-9e7a42bd.jpg 1728w',
    sources: [
      {
        type: 'image/avif',
        srcset:
          '/photos/mountain-lake-800-ce47e370.avif 800w, /photos/mountain-lake-1728-2e31e229.avif 1728w',
      },
      {
        type: 'image/webp',
        srcset:
          '/photos/mountain-lake-800-0033e2b3.webp 800w, /photos/mountain-lake-1728-a0890423.webp 1728w',
      },
    ],
    thumb: {
      src: '/photos/mountain-lake-thumb-c5d7c800.jpg',
      width: 540,
      height: 360,
      sources: [
        {
          type: 'image/avif',
          srcset: '/photos/mountain-lake-thumb-884139fd.avif',
        },
        {
          type: 'image/webp',
          srcset: '/photos/mountain-lake-thumb-bade2cc4.webp',
        },
      ],
    },
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoMAAgAA4BaJYgCdAEUoJRrfAAA+ONBkYWXu3Rxbbkjdi567Bc4H9ql/32wLBNVK3QAAA==',
    alt: 'Snow-streaked mountains mirrored in a calm lake',
  },
  {
    id: 'river-otter-e6489ba1',
    src: '/photos/river-otter-1728-1264659c.jpg',
    width: 1728,
    height: 1152,
    srcSet:
      '/photos/river-otter-800-e3a619ec.jpg 800w, /photos/river-otter-1728-1264659c.jpg 1728w',
    sources: [
      {
        type: 'image/avif',
        srcset:
          '/photos/river-otter-800-0660fae4.avif 800w, /photos/river-otter-1728-8fd997f3.avif 1728w',
      },
      {
        type: 'image/webp',
        srcset:
          '/photos/river-otter-800-641a5c37.webp 800w, /photos/river-otter-1728-2cee6f1d.webp 1728w',
      },
    ],
    thumb: {
      src: '/photos/river-otter-thumb-bda791ec.jpg',
      width: 540,
      height: 360,
      sources: [
        {
          type: 'image/avif',
          srcset: '/photos/river-otter-thumb-0dd8154e.avif',
        },
        {
          type: 'image/webp',
          srcset: '/photos/river-otter-thumb-d04198dd.webp',
        },
      ],
    },
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoMAAgAA4BaJZACdACRwhyzAAD+6fhhApD23S17Z5ASvrqZXqFinY2SI24H0GiUFUm3dr3WhDMgAA==',
    alt: 'A wet river otter rests on a sandy bank',
  },
  {
    id: 'desert-hike-a980fcfc',
    src: '/photos/dune-walk/desert-hike-2046-86437ec6.jpg',
    width: 2046,
    height: 1364,
    srcSet:
      '/photos/dune-walk/desert-hike-800-1fd9aeae.jpg 800w, /photos/dune-walk/desert-hike-1600-f18054b9.jpg 1600w, /photos/dune-walk/desert-hike-2046-86437ec6.jpg 2046w',
    sources: [
      {
        type: 'image/avif',
        srcset:
          '/photos/dune-walk/desert-hike-800-ef1fd251.avif 800w, /photos/dune-walk/desert-hike-1600-4b7ce2c5.avif 1600w, /photos/dune-walk/desert-hike-2046-9f1e30cc.avif 2046w',
      },
      {
        type: 'image/webp',
        srcset:
          '/photos/dune-walk/desert-hike-800-b3340396.webp 800w, /photos/dune-walk/desert-hike-1600-11786356.webp 1600w, /photos/dune-walk/desert-hike-2046-69db5437.webp 2046w',
      },
    ],
    thumb: {
      src: '/photos/dune-walk/desert-hike-thumb-54049685.jpg',
      width: 540,
      height: 360,
      sources: [
        {
          type: 'image/avif',
          srcset: '/photos/dune-walk/desert-hike-thumb-9936c5db.avif',
        },
        {
          type: 'image/webp',
          srcset: '/photos/dune-walk/desert-hike-thumb-bfc3e3f6.webp',
        },
      ],
    },
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAwAgCdASoMAAgAA4BaJbACdGuAAs02uWRbgAD+1wuDzVQs9fkxKb1mXg6PyQao+mWDMTeT3AutZNvMI3z3/pA/VSgAAA==',
    alt: '',
  },
] satisfies FlatImage[];

export interface Album {
  name: string;
  title: string;
  images: FlatImage[];
}

const pick = (...indexes: number[]) => indexes.flatMap((index) => photos[index] ?? []);

export const albums: Album[] = [
  { name: 'dune-walk', title: 'Dune walk', images: pick(2) },
];
