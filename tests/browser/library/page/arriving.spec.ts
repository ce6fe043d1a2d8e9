/** Documents that arrive in parts: what has been painted stays where it is. */
import { forEachCase } from '../../lib/cases';
import { expect, test } from '../../lib/fixtures';
import { compileStyles, gotoLibraryPage, svg } from '../../lib/library-page';

const images = Array.from({ length: 30 }, (_, index) => {
  const width = 900 + (index % 4) * 300;
  return { src: svg(`width="${width}" height="900"`), width, height: 900, caption: 'A caption' };
});

test('parts of galleries do not move while their document arrives', async ({ page }) => {
  await gotoLibraryPage(page, {
    after: `${compileStyles('layouts/styles.scss')} body { margin: 0 }`,
  });
  await forEachCase(
    [
      ['justified rows', '.ks-plain-thumbnail'],
      [
        'a carousel',
        '.ks-slide[data-state] .ks-caption, .ks-carousel-content > *, .ks-carousel-stage > button, .ks-dot',
      ],
    ],
    async (selector, title) => {
      const moved = await page.evaluate(
        async ([list, parts, isCarousel]) => {
          const { createElement } = window.react;
          const { Carousel, PlainGallery } = window.library;
          window.registerLayouts();
          const carousel = createElement(
            Carousel,
            {
              images: list.slice(0, 5),
              config: {
                carouselPreviewsConfig: { visible: false },
                carouselImageConfig: { description: { strategy: 'alwaysVisible' } },
              },
            },
            createElement('strong', null, 'Projected'),
          );
          const plain = createElement(PlainGallery, {
            images: list,
            config: { plainGalleryConfig: { layout: { type: 'justified', rowHeight: 180 } } },
          });
          window.renderElement(isCarousel ? carousel : plain);
          while (!document.querySelector(parts)) await new Promise(requestAnimationFrame);
          const root = document.body.lastElementChild as HTMLElement;
          const html = root.innerHTML;
          window.unmount?.();
          // A parser that has not reached the end: while it is in an element, the last child of that is not `:last-child`.
          const frame = document.body.appendChild(document.createElement('iframe'));
          frame.style.cssText = 'width: 100%; height: 900px; border: 0';
          const arriving = frame.contentDocument!;
          const readPlaces = () =>
            new Map(
              [...arriving.querySelectorAll(parts)]
                .map((part, index) => [`${index} ${part.className}`, part] as const)
                .filter(([, part]) => part.checkVisibility({ visibilityProperty: true }))
                .map(([name, part]) => {
                  const { x, y, width, height } = part.getBoundingClientRect();
                  return [
                    name,
                    [part.textContent, ...[x, y, width, height].map(Math.round)].join(),
                  ];
                }),
            );
          arriving.open();
          arriving.write(`<!doctype html>${document.head.innerHTML}<body>`);
          const seen = html.split(/(?<=>)/).map((piece) => {
            arriving.write(piece);
            return readPlaces();
          });
          arriving.close();
          const final = readPlaces();
          frame.remove();
          const found = new Set<string>();
          for (const places of seen)
            for (const [name, place] of places) {
              const [text = ''] = place.split(',');
              // What has not all of its text has not all of its height.
              if (final.get(name)?.startsWith(`${text},`) && final.get(name) !== place)
                found.add(`${name}: ${place} becomes ${final.get(name)}`);
            }
          return [final.size, ...found];
        },
        [images, selector, title === 'a carousel'] as const,
      );
      expect(moved.slice(1)).toEqual([]);
      expect(moved[0]).toBeGreaterThan(3);
    },
  );
});
