// Written by ks-gallery-react photos. Do not edit: texts are in photos.texts.json.
import type { FlatImage } from 'ks-gallery-react';

export const photos = [
  {
    id: 'mountain-lake-9a24eefa',
    src: '/photos/mountain-lake-1728-6ccf948b.jpg',
    width: 1728,
    height: 1152,
    srcSet: '/photos/mountain-lake-800-b83f9596.jpg 800w, /photos/mountain-lake-1728-6ccf948b.jpg 1728w',
    sources: [
      {
        type: 'image/avif',
        srcset: '/photos/mountain-lake-800-c125fa55.avif 800w, /photos/mountain-lake-1728-c57e9eee.avif 1728w',
      },
      {
        type: 'image/webp',
        srcset: '/photos/mountain-lake-800-45b3b9cc.webp 800w, /photos/mountain-lake-1728-960cfa5c.webp 1728w',
      },
    ],
    thumb: {
      src: '/photos/mountain-lake-thumb-df22c533.jpg',
      width: 540,
      height: 360,
      sources: [
        {
          type: 'image/avif',
          srcset: '/photos/mountain-lake-thumb-7b7c874a.avif',
        },
        {
          type: 'image/webp',
          srcset: '/photos/mountain-lake-thumb-a51e12c3.webp',
        },
      ],
    },
    placeholder: 'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoMAAgAA4BaJYgCdAEUoJRrfAAA+ONBkYWXu3RjdEieXSsCJboBszXJDXrUS3yiL44AAA==',
    alt: 'Snow-streaked mountains mirrored in a calm lake',
  },
  {
    id: 'river-otter-83808ccd',
    src: '/photos/river-otter-1728-b5f1adea.jpg',
    width: 1728,
    height: 1152,
    srcSet: '/photos/river-otter-800-20e6d582.jpg 800w, /photos/river-otter-1728-b5f1adea.jpg 1728w',
    sources: [
      {
        type: 'image/avif',
        srcset: '/photos/river-otter-800-30abf526.avif 800w, /photos/river-otter-1728-99c1152d.avif 1728w',
      },
      {
        type: 'image/webp',
        srcset: '/photos/river-otter-800-bd6a7e82.webp 800w, /photos/river-otter-1728-b2b73e8f.webp 1728w',
      },
    ],
    thumb: {
      src: '/photos/river-otter-thumb-90af29ad.jpg',
      width: 540,
      height: 360,
      sources: [
        {
          type: 'image/avif',
          srcset: '/photos/river-otter-thumb-a6165eac.avif',
        },
        {
          type: 'image/webp',
          srcset: '/photos/river-otter-thumb-63238dd3.webp',
        },
      ],
    },
    placeholder: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoMAAgAA4BaJYgCdACRwhxrAAD+6fhhApD23S17Z5ASvrqZXqFinY2SI24H0GiUFUx361I4Am84AA==',
    alt: 'A wet river otter rests on a sandy bank',
  },
  {
    id: 'desert-hike-fbcd7052',
    src: '/photos/dune-walk/desert-hike-2046-77e7b2b8.jpg',
    width: 2046,
    height: 1364,
    srcSet: '/photos/dune-walk/desert-hike-800-7463b175.jpg 800w, /photos/dune-walk/desert-hike-1600-9cd10489.jpg 1600w, /photos/dune-walk/desert-hike-2046-77e7b2b8.jpg 2046w',
    sources: [
      {
        type: 'image/avif',
        srcset: '/photos/dune-walk/desert-hike-800-4ef31309.avif 800w, /photos/dune-walk/desert-hike-1600-5c5ee3ee.avif 1600w, /photos/dune-walk/desert-hike-2046-ea6a8a7b.avif 2046w',
      },
      {
        type: 'image/webp',
        srcset: '/photos/dune-walk/desert-hike-800-b9a3667e.webp 800w, /photos/dune-walk/desert-hike-1600-5c731149.webp 1600w, /photos/dune-walk/desert-hike-2046-133b478e.webp 2046w',
      },
    ],
    thumb: {
      src: '/photos/dune-walk/desert-hike-thumb-4d713267.jpg',
      width: 540,
      height: 360,
      sources: [
        {
          type: 'image/avif',
          srcset: '/photos/dune-walk/desert-hike-thumb-8ad91347.avif',
        },
        {
          type: 'image/webp',
          srcset: '/photos/dune-walk/desert-hike-thumb-0b638dea.webp',
        },
      ],
    },
    placeholder: 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAwAgCdASoMAAgAA4BaJbACdGuAAs02uWRbgAD+1wuDzVQs9fkxKb1mXg6PyQao+mWDMTeT3AutZNvMI3z3/pA/VSgAAA==',
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
