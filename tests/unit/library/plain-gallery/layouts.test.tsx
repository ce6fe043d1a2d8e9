/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import {
  PlainGallery,
  PlainGalleryStrategy,
  type AnyImage,
  type FlatImage,
  type PlainGalleryConfig,
} from 'ks-gallery-react';
import { registerLayouts } from 'ks-gallery-react/layouts';
import { placeInColumns } from '@/gallery-lib/src/layouts/place-in-columns';

const sizes = [
  [1500, 1000],
  [800, 1200],
  [1000, 1000],
] as const;
const images: readonly FlatImage[] = sizes.map(([width, height], index) => ({
  src: `/photo-${index}.jpg`,
  srcSet: `/photo-${index}-480.jpg 480w, /photo-${index}.jpg ${width}w`,
  thumb: `/thumb-${index}.jpg`,
  width,
  height,
}));

const render = (
  plainGalleryConfig: PlainGalleryConfig,
  list: readonly AnyImage[] = images,
  id?: number,
) =>
  renderToStaticMarkup(<PlainGallery id={id} images={list} config={{ plainGalleryConfig }} />)
    // As a browser reads it.
    .replaceAll('&quot;', '"');

const find = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found]) => found);

afterEach(() => jest.restoreAllMocks());

it.each([
  [{ layout: { type: 'masonry' } }, 'layout.type is "masonry"; it must be one of line, grid'],
  [{ strategy: 'justified' }, 'strategy is "justified"; it must be one of row, column, grid'],
] as const)(
  'before the layouts are registered, %j names the entry that has them',
  (config, message) => {
    expect(() => render(config)).toThrow(
      `INVALID_OPTION: Plain gallery: plainGalleryConfig.${message}, or one of ks-gallery-react/layouts.`,
    );
  },
);

describe('layouts', () => {
  beforeAll(registerLayouts);

  describe('positions in columns', () => {
    const ratios = [1, 0.5, 2, 1, 1, 4];
    const many = Array.from({ length: 1000 }, (_, index) => 0.5 + ((index * 7) % 11) / 5);

    it.each([
      ['columns are filled one after the other', 2, false, [0, 0, 1, 1, 1, 1]],
      ['one column has all images', 1, true, [0, 0, 0, 0, 0, 0]],
      ['columns without an image stay empty', 9, true, [0, 1, 2, 3, 4, 5]],
    ])('%s', (_, length, isMasonry, expected) => {
      const places = placeInColumns(ratios, length, 0, isMasonry);
      expect(places.map(([column]) => column)).toEqual(expected);
    });

    it('have the heights and the number of images above them', () => {
      expect(placeInColumns(ratios, 2, 0, true)).toEqual([
        [0, 0, 0],
        [1, 0, 0],
        [0, 1, 1],
        [0, 1.5, 2],
        [1, 2, 1],
        [0, 2.5, 3],
      ]);
    });

    it('of masonry stay when images are appended or removed behind them', () => {
      const places = placeInColumns(many, 4, 8, true);
      expect(placeInColumns([...many, ...ratios], 4, 8, true).slice(0, 1000)).toEqual(places);
      expect(placeInColumns(many.toSpliced(500, 1), 4, 8, true).slice(0, 500)).toEqual(
        places.slice(0, 500),
      );
    });

    it.each([true, false])('fill columns evenly (masonry: %s)', (isMasonry) => {
      const ends = [0, 0, 0, 0];
      placeInColumns(many, 4, 0, isMasonry).forEach(([column, height], index) => {
        ends[column] = height + 1 / (many[index] ?? NaN);
      });
      // The highest image is twice as high as wide.
      expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(2);
    });
  });

  describe('the HTML of the server', () => {
    it.each(['justified', 'masonry', 'columns'] as const)(
      'of %s has one link for each image, in order, with its proportions',
      (type) => {
        const html = render({ layout: { type } });
        expect(html).toContain(`data-layout="${type}"`);
        expect(find(html, /href="([^"]+)"/g)).toEqual(images.map(({ src }) => src));
        expect(find(html, /--ks-ratio:([\d.]+)/g)).toEqual(['1.5', '0.6667', '1']);
      },
    );

    it.each([
      ['justified', 'by its name', { strategy: 'justified' }],
      ['masonry', 'by its member', { strategy: PlainGalleryStrategy.MASONRY }],
      ['columns', 'with a layout', { strategy: 'columns', layout: { type: 'columns' } }],
    ] as const)('has the strategy %s %s', (type, _, config) => {
      expect(render(config)).toBe(render({ layout: { type } }));
    });

    it('is the same for a line and a grid as without the layouts', () => {
      expect(render({ layout: { type: 'grid' } })).toContain('data-layout="grid"');
      expect(render({})).toContain('data-layout="row"');
      expect(render({})).not.toContain('ks-layout');
      const sized = images.map((image) => ({ ...image, sizes: '50vw' }));
      expect(find(render({}, sized), /<img[^>]* sizes="([^"]+)"/g)).toEqual([]);
    });

    it('has the numbers of columns by width, which change at each breakpoint', () => {
      const html = render({ layout: { type: 'masonry', columns: { 900: 4, 0: 2, 480: 3 } } });
      expect(html).toContain('--ks-columns:calc(2 + (1)*var(--ks-from-1) + (1)*var(--ks-from-2))');
      expect(html).toMatch(/--ks-from-1:[^;]*479\.99px.*--ks-from-2:[^;]*899\.99px/);
    });

    it('has three columns below the smallest width', () => {
      const html = render({ layout: { type: 'columns', columns: { 600: 4 } } });
      expect(html).toContain('--ks-columns:calc(3 + (1)*var(--ks-from-1))');
    });

    it('has neither space nor a gap for an image without a usable URL', () => {
      const refused = { src: 'javascript:alert(1)', width: 1, height: 9 };
      const [first, ...others] = images;
      const placesOf = (list: readonly FlatImage[]) =>
        find(render({ layout: { type: 'masonry' } }, list), /style="(--ks-ratio[^"]+)"/g);
      expect(placesOf([first!, refused, ...others])).toEqual(placesOf(images));
    });

    it('has backgrounds with the positions of images', () => {
      const html = render({ layout: { type: 'justified' }, advanced: { aTags: true } });
      expect(find(html, /--ks-ratio:([\d.]+);background:url/g)).toHaveLength(3);
    });
  });

  describe('files', () => {
    const full = { img: '/full.jpg', width: 2000, height: 1000 };
    it.each([
      [
        'several widths of the full image',
        {
          modal: { ...full, sources: [{ srcset: '/a 480w' }] },
          plain: { img: '/t.jpg', width: 100 },
        },
        '/a 480w',
        '/full.jpg',
      ],
      [
        'several widths of the thumbnail',
        { modal: full, plain: { img: '/t.jpg', sources: [{ srcset: '/t 200w' }] } },
        '/t 200w',
        '/t.jpg',
      ],
      [
        'a thumbnail of known width and the full image',
        { modal: full, plain: { img: '/t 1.jpg', width: 100, height: 50 } },
        '/t%201.jpg 100w, /full.jpg 2000w',
        '/t 1.jpg',
      ],
      [
        'the full image beside a thumbnail of unknown width',
        { modal: full, plain: { img: '/t.jpg' } },
        undefined,
        '/full.jpg',
      ],
      [
        'the full image beside a thumbnail of other proportions',
        { modal: full, plain: { img: '/t.jpg', width: 100, height: 100 } },
        undefined,
        '/full.jpg',
      ],
      [
        'both for proportions that differ by rounding',
        { modal: full, plain: { img: '/t.jpg', width: 333, height: 166 } },
        '/t.jpg 333w, /full.jpg 2000w',
        '/t.jpg',
      ],
      ['the full image alone', { modal: full }, undefined, '/full.jpg'],
    ])('are %s', (_, image, srcset, src) => {
      const html = render({ layout: { type: 'masonry' } }, [{ id: 1, ...image }]);
      // The first is for browsers without scripts.
      expect(find(html, /srcSet="([^"]+)"/g)).toEqual(srcset ? [srcset, srcset] : []);
      expect(find(html, / src="([^"]+)"/g)).toEqual([src]);
    });

    it('keep the sizes that the files of a thumbnail have', () => {
      const modal = { img: 'a.jpg', width: 1500, height: 1000 };
      const sources = [{ srcset: 'a-300.jpg 300w, a-600.jpg 600w', sizes: '25vw' }];
      const html = render({ layout: { type: 'justified' } }, [
        { id: 0, modal, plain: { ...modal, sources } },
        { id: 1, modal, plain: { ...modal, sources }, loading: 'eager' },
      ]);
      expect(find(html, /<source[^>]* sizes="([^"]+)"/g)).toEqual(['25vw', 'auto, 25vw', '25vw']);
    });

    it.each([
      [undefined, 'all and (scripting:none)'],
      ['(max-width: 600px)', '(max-width: 600px) and (scripting:none)'],
      [
        'print, (max-width: 600px)',
        'print and (scripting:none), (max-width: 600px) and (scripting:none)',
      ],
    ])('with the media query list %p have another one without scripts', (media, expected) => {
      const modal = { img: 'a.jpg', sources: [{ srcset: 'a-300.jpg 300w', media }] };
      const html = render({ layout: { type: 'masonry' } }, [{ id: 0, modal }], 9);
      expect(find(html, /<source[^>]* media="([^"]+)"/g)).toEqual(
        [expected, media].filter(Boolean),
      );
    });

    it.each([
      [
        'justified',
        undefined,
        'auto, (min-width:1921px) min(100vw,max(297px,405px - 7.5vw)),min(100.00vw - 0px,270px)',
      ],
      [
        'justified',
        'eager',
        '(min-width:1921px) min(100vw,max(297px,405px - 7.5vw)),min(100.00vw - 0px,270px)',
      ],
      [
        'masonry',
        undefined,
        'auto, (min-width: 600px) calc((100vw + 8px)/4 - 8px), calc((100vw + 8px)/2 - 8px)',
      ],
    ] as const)(
      'of %s with loading %s have sizes, automatic ones also on the image',
      (type, loading, expected) => {
        const [image] = images;
        const layout = { type, ...(type === 'masonry' && { columns: { 0: 2, 600: 4 } }) };
        const html = render({ layout } as PlainGalleryConfig, [{ ...image!, loading }]);
        const fixed = expected.replace('auto, ', '');
        expect(find(html, /<source[^>]* sizes="([^"]+)"/g)).toEqual(
          loading ? [expected] : [fixed, expected],
        );
        expect(find(html, /<source[^>]* media="([^"]+)"/g)).toEqual(
          loading ? [] : ['all and (scripting:none)'],
        );
        expect(find(html, /<img[^>]* sizes="([^"]+)"/g)).toEqual(loading ? [] : ['auto']);
      },
    );

    it('have a size for each row that an image can be in', () => {
      const [image] = images;
      const list = Array.from({ length: 4 }, () => ({ ...image!, loading: 'eager' as const }));
      const layout = { type: 'justified', rowHeight: 200, gap: 10 } as const;
      const html = render({ layout }, list);
      const [first, , , last] = find(html, /<source[^>]* sizes="([^"]+)"/g).map((sizes) =>
        sizes?.split(/,(?=min|\()/).slice(1),
      );
      expect(first).toEqual([
        '(min-width:1230px) min(25.00vw - 8px,300px)',
        '(min-width:920px) min(33.33vw - 7px,900px)',
        '(min-width:610px) min(50.00vw - 5px,900px)',
        'min(100.00vw - 0px,900px)',
      ]);
      expect(last).toEqual([
        '(min-width:1230px) min(25.00vw - 8px,300px)',
        '(min-width:920px) min(100.00vw - 0px,300px)',
        '(min-width:610px) min(50.00vw - 5px,300px)',
        'min(100.00vw - 0px,300px)',
      ]);
    });

    it('are calculated for the first images only', () => {
      const list = Array.from({ length: 200 }, () => images[0]!);
      const html = render({ layout: { type: 'justified' } }, list);
      const sizes = find(html, /<source[^>]* sizes="([^"]+)"/g);
      expect(sizes[10]?.length).toBeGreaterThan(200);
      expect(sizes.at(-1)).toBe('auto, min(100vw,max(297px,405px - 7.5vw))');
    });
  });

  describe('an image without width and height', () => {
    const unknown = [...images, { src: '/unknown.jpg' }];

    it.each([
      [-900, 600],
      [0, 600],
      [Infinity, 600],
    ])('is a square with %d and %d', (width, height) => {
      jest.spyOn(console, 'warn').mockImplementation();
      const html = render({ layout: { type: 'masonry' } }, [{ src: '/a.jpg', width, height }]);
      expect(find(html, /--ks-ratio:([^;"]+)/g)).toEqual(['1']);
    });

    it('is a square and warns once', () => {
      const warn = jest.spyOn(console, 'warn').mockImplementation();
      for (let count = 0; count < 2; count++) {
        const html = render({ layout: { type: 'masonry' } }, unknown, 7);
        expect(find(html, /--ks-ratio:([\d.]+)/g).at(-1)).toBe('1');
      }
      expect(warn.mock.calls).toEqual([
        [
          'Plain gallery 7: images[3] has no width and height; it is a square until it has loaded. See ks-gallery-react/docs/troubleshooting.md#unknown-proportions',
        ],
      ]);
    });

    it('does not warn in production', () => {
      const warn = jest.spyOn(console, 'warn').mockImplementation();
      jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
      render({ layout: { type: 'masonry' } }, unknown, 8);
      expect(warn).not.toHaveBeenCalled();
    });
  });

  describe('options', () => {
    it.each([
      [{ type: 'justified', rowHeight: 0 }, 'rowHeight is 0; it must be at least 1.'],
      [{ type: 'justified', rowHeight: '180px' }, 'rowHeight is 180px; it must be at least 1.'],
      [{ type: 'masonry', gap: -1 }, 'gap is -1; it must be at least 0.'],
      [{ type: 'columns', columns: 0 }, 'columns is 0 from a width of 0 px; it must be at least 1'],
      [
        { type: 'masonry', columns: { 0: 1.5 } },
        'columns is 1.5; it must be a whole number of at least 1.',
      ],
      [
        { type: 'masonry', columns: { '-1': 2 } },
        'columns is 2 from a width of -1 px; it must be at least 1, and the width at least 0.',
      ],
      [
        { type: 'justified', lastRow: 'end' },
        'lastRow is end; it must be start or fill or center.',
      ],
    ])('%j are refused', (layout, message) => {
      expect(() => render({ layout } as PlainGalleryConfig)).toThrow(
        `INVALID_OPTION: Plain gallery: plainGalleryConfig.layout.${message}`,
      );
    });

    it.each([
      ['over', ''],
      ['below', ' + 1*var(--ks-caption-height,0px)'],
    ] as const)('with captions %s have this space for them: "%s"', (caption, room) => {
      const layout = { type: 'masonry', columns: 1 } as const;
      const html = render({ layout, caption });
      expect(html).toContain(`data-caption="${caption}"`);
      expect(html).toContain(`margin-block-start:calc(66.6667% + 8px${room})"`);
    });

    it.each([
      [
        PlainGalleryStrategy.MASONRY,
        { type: 'justified' },
        'masonry; a layout of type justified needs JUSTIFIED, or no strategy.',
      ],
      [
        'grid',
        { type: 'masonry' },
        'grid; a layout of type masonry needs MASONRY, or no strategy.',
      ],
      [PlainGalleryStrategy.COLUMNS, { type: 'line' }, 'columns; ROW and COLUMN need a LineLayout'],
    ])('the strategy %s does not fit %j', (strategy, layout, message) => {
      expect(() => render({ strategy, layout } as PlainGalleryConfig)).toThrow(
        `LAYOUT_MISMATCH: Plain gallery: plainGalleryConfig.strategy is ${message}`,
      );
    });
  });
});
