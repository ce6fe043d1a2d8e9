import type { Locator, Page } from '@playwright/test';
import type { AnyImage, CarouselHandle, CarouselProps, FlatImage } from 'ks-gallery-react';
import { forEachCase } from '../../lib/cases';
import { drag } from '../../lib/finger';
import { boxOf, expect, expectAccessible, test } from '../../lib/fixtures';
import { gotoLibraryPage, svg } from '../../lib/library-page';
import { advanceTimers, controlTimers } from '../../lib/timers';

const carousel = (page: Page): Locator =>
  page.getByRole('region', { name: 'Current image and navigation' });
const arrow = (page: Page, name: 'Next' | 'Previous'): Locator =>
  carousel(page).getByRole('button', { name: `${name} image` });
const dot = (page: Page, position: number): Locator =>
  carousel(page).getByRole('button', { name: `Navigate to image number ${position}`, exact: true });

/** The position of the active slide; the spinner is another status. */
const announcement = (page: Page): Locator =>
  carousel(page).getByRole('status').filter({ hasText: / of / });

interface Options {
  count?: number;
  config?: NonNullable<CarouselProps['config']>;
  props?: Partial<CarouselProps<AnyImage>>;
}

const images = (count: number) =>
  Array.from({ length: count }, (_, index): FlatImage => ({
    src: `${svg('width="300" height="200"')}#${index + 1}`,
    alt: `Photograph ${index + 1}`,
    width: 300,
    height: 200,
  }));

/**
 * Renders a carousel of 600 px with three slides side by side in the place of the one before. Its events are collected in
 * the page.
 */
async function render(page: Page, { count = 14, config = {}, props = {} }: Options = {}) {
  await page.evaluate(
    (given) => {
      Reflect.set(window, 'events', []);
      window.unmount?.();
      window.renderCarousel({
        ...given,
        onChangeImage: ({ action, result }) =>
          Reflect.get(window, 'events').push(`${action.toUpperCase()} ${result}`),
        onClickImage: (index) => Reflect.get(window, 'events').push(`press ${index + 1}`),
      });
    },
    {
      images: images(count),
      config: {
        carouselPlayConfig: { autoPlay: false },
        ...config,
        carouselConfig: { maxWidth: '600px', slidesPerView: 3, gap: 0, ...config.carouselConfig },
      },
      ...props,
    },
  );
}

/** Expects that the dots, the announcement and the row agree on the active slide; `first` is the slide at that place of the row. */
async function expectActive(
  page: Page,
  position: number,
  { first = position, count = 14, place = 'start' as 'start' | 'middle' } = {},
) {
  await expect(announcement(page)).toHaveText(`${position} of ${count} Photograph ${position}`);
  await expect(dot(page, position)).toHaveAttribute('aria-current', 'true');
  await expect(slides(page).and(page.locator('[data-state]'))).toHaveAccessibleName(
    `${position} of ${count}`,
  );
  await expect.poll(() => findSlide(page, place)).toBe(`${first} of ${count}`);
}

const slides = (page: Page): Locator => carousel(page).locator('.ks-slide');
const getEvents = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, 'events') as string[]);

/** The slide that is in the middle of the row, or at its start. */
const findSlide = (page: Page, place: 'start' | 'middle'): Promise<string | null | undefined> =>
  carousel(page).evaluate((region, given) => {
    const centerOf = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const start = getComputedStyle(element).direction === 'rtl' ? right : left;
      return given === 'middle' ? left + width / 2 : start;
    };
    const row = region.querySelector('.ks-slides');
    const found = [...region.querySelectorAll('.ks-slide')].find(
      (slide) => row && Math.abs(centerOf(slide) - centerOf(row)) < 1,
    );
    return found?.getAttribute('aria-label');
  }, place);

const scrollRow = (page: Page, left: number) =>
  carousel(page)
    .locator('.ks-slides')
    .evaluate((row, by) => row.scrollBy({ left: by, behavior: 'smooth' }), left);

/**
 * Returns a function that returns the positions that the dots, the event, the announcement and the row had 100 ms after
 * the last scroll from now on.
 */
async function recordAfterScroll(page: Page): Promise<() => Promise<number[] | undefined>> {
  await page.evaluate(() => {
    const row = document.querySelector('.ks-slides')!;
    const number = (text: string | null | undefined) => Number(/\d+/.exec(text ?? '')?.[0]);
    const read = () => {
      const { left } = row.getBoundingClientRect();
      const snapped = [...row.children].find(
        (slide) => Math.abs(slide.getBoundingClientRect().left - left) < 1,
      );
      const events = Reflect.get(window, 'events') as string[];
      const announced = [...document.querySelectorAll('.ks-carousel > [role="status"]')];
      return [
        document.querySelector('.ks-dot[aria-current="true"]')?.getAttribute('aria-label'),
        events.at(-1),
        announced.find(({ textContent }) => textContent?.includes(' of '))?.textContent,
        snapped?.getAttribute('aria-label'),
      ].map(number);
    };
    let timer = 0;
    Reflect.set(window, 'afterScroll', undefined);
    const restart = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => Reflect.set(window, 'afterScroll', read()), 100);
    };
    row.addEventListener('scrollend', restart);
    // A slide that is at its place after a change of the width needs no scrolling.
    addEventListener('resize', restart);
  });
  return () => page.evaluate(() => Reflect.get(window, 'afterScroll') as number[] | undefined);
}

test.describe('slides side by side', () => {
  test.beforeEach(({ page }) => gotoLibraryPage(page));

  test('arrows move by one slide or by as many as fit, and stop or continue at the ends', async ({
    page,
  }) => {
    interface Row extends Options {
      /** Arrows, each with the active slide after a click on it, and that at the start of the row if it is another one. */
      readonly clicks: string;
    }
    const finite = { carouselSlideInfinite: false };
    const byPage = { carouselConfig: { slidesPerView: 2.5, step: 'page' as const } };
    await forEachCase<Row>(
      [
        ['finite', { count: 5, config: finite, clicks: 'Next 2, Next 5 3, Previous 2' }],
        ['infinite', { count: 5, clicks: 'Previous 5 3, Next 1' }],
        ['as many as fit', { config: byPage, clicks: 'Next 3, Next 5, Previous 3' }],
      ],
      async ({ clicks, ...options }) => {
        const { count = 14, config } = options;
        const isInfinite = config?.carouselSlideInfinite !== false;
        await render(page, options);
        await expect(arrow(page, 'Previous')).toBeVisible({ visible: isInfinite });
        const expected: string[] = [];
        for (const click of clicks.split(', ')) {
          const [name, position, first = position] = click.split(' ');
          await arrow(page, name as 'Next' | 'Previous').click();
          await expectActive(page, Number(position), { count, first: Number(first) });
          const hasNext = isInfinite || Number(position) < count;
          await expect(arrow(page, 'Next')).toBeVisible({ visible: hasNext });
          expected.push(`CLICK ${position}`);
        }
        expect(await getEvents(page)).toEqual(expected);
      },
    );
    await expectAccessible(page);
  });

  test('there are no arrows and no autoplay button when all slides fit', async ({ page }) => {
    const config = { carouselPlayConfig: { autoPlay: true } };
    await render(page, { count: 4, config });
    const play = carousel(page).getByRole('button', { name: /automatic slide show/ });
    await expect(play).toBeVisible();
    for (const count of [3, 2]) {
      await render(page, { count, config });
      await expect(announcement(page)).toHaveText(`1 of ${count} Photograph 1`);
      await expect(arrow(page, 'Next')).toBeHidden();
      await expect(arrow(page, 'Previous')).toBeHidden();
      await expect(play).toHaveCount(0);
    }
  });

  test('a dot scrolls ten slides further, and the arrows pressed meanwhile count', async ({
    page,
  }) => {
    await render(page);
    await dot(page, 11).click();
    await expectActive(page, 11);
    await dot(page, 1).click();
    await arrow(page, 'Next').click();
    await arrow(page, 'Next').click();
    await expectActive(page, 3);
    expect(await getEvents(page)).toEqual(['CLICK 11', 'CLICK 1', 'CLICK 2', 'CLICK 3']);
  });

  test(
    'scrolling changes the active slide once; dots, index, announcement and snapped slide agree 100 ms later, also when the number of slides has changed',
    { tag: '@all' },
    async ({ page }) => {
      await render(page, {
        count: 30,
        config: { carouselConfig: { slidesPerView: { 400: 2, 550: 3 } } },
      });
      await expect(announcement(page)).toBeAttached();
      for (const [change, position, width] of [
        [() => dot(page, 11).click(), 11, 200],
        [() => scrollRow(page, -770), 7, 200],
        [() => page.setViewportSize({ width: 516, height: 800 }), 7, 250],
        [() => page.setViewportSize({ width: 336, height: 800 }), 7, 320],
      ] as const) {
        const states = await recordAfterScroll(page);
        await change();
        await expect.poll(states).toEqual([position, position, position, position]);
        expect((await boxOf(slides(page).first())).width).toBeCloseTo(width, 0);
      }
      await page.setViewportSize({ width: 616, height: 800 });
      await scrollRow(page, 9999);
      await expectActive(page, 30, { first: 28, count: 30 });
      expect(await getEvents(page)).toEqual(['CLICK 11', 'SWIPE 7', 'SWIPE 30']);
    },
  );

  test('the keys move the row that has focus, in its direction', async ({ page }) => {
    for (const [direction, next, previous] of [
      ['ltr', 'ArrowRight', 'ArrowLeft'],
      ['rtl', 'ArrowLeft', 'ArrowRight'],
    ] as const) {
      await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
      await render(page);
      await page.getByRole('group', { name: '1 of 14' }).first().focus();
      await page.keyboard.press(next);
      await page.keyboard.press(next);
      await expectActive(page, 3);
      await page.keyboard.press(previous);
      await expectActive(page, 2);
      expect(await getEvents(page)).toEqual(['KEYBOARD 2', 'KEYBOARD 3', 'KEYBOARD 2']);
    }
  });

  test('gap and number of slides decide the width of a slide, and the active one is in the middle, except at both ends', async ({
    page,
  }) => {
    await render(page, { config: { carouselConfig: { slidesPerView: 2.5, gap: 20 } } });
    // 600 px are 2.5 slides and two gaps of 20 px.
    const [first, second] = [await boxOf(slides(page).first()), await boxOf(slides(page).nth(1))];
    expect(first.width).toBe(228);
    expect(second.x - first.x).toBe(248);
    await render(page, { config: { carouselConfig: { slidesPerView: 2, align: 'center' } } });
    await arrow(page, 'Next').click();
    await expectActive(page, 2, { place: 'middle' });
    await dot(page, 9).click();
    await expectActive(page, 9, { place: 'middle' });
    await dot(page, 14).click();
    await expectActive(page, 14, { first: 13 });
  });

  test('a step in the first effect of the application goes as far as later ones', async ({
    page,
  }) => {
    await page.evaluate(
      ([given, config]) => {
        const { react, library } = window;
        function Application() {
          const carousel = react.useRef<CarouselHandle>(null);
          react.useEffect(() => carousel.current?.nextImage(), []);
          return react.createElement(library.Carousel, { ref: carousel, images: given, config });
        }
        window.renderElement(react.createElement(Application));
      },
      [
        images(14),
        { carouselConfig: { maxWidth: '600px', slidesPerView: 3, gap: 0, step: 'page' as const } },
      ] as const,
    );
    await expectActive(page, 4);
  });

  test(
    'an index that the application does not accept is scrolled back',
    { tag: '@all' },
    async ({ page }) => {
      await render(page, { props: { index: 4 } });
      await expectActive(page, 5);
      await scrollRow(page, 600);
      await expectActive(page, 5);
      await arrow(page, 'Next').click();
      await expectActive(page, 5);
    },
  );

  test(
    'the first index is shown at once, and each image can be activated',
    { tag: '@all' },
    async ({ page }) => {
      await render(page, {
        props: { defaultIndex: 5 },
        config: { carouselConfig: { modalGalleryEnable: true } },
      });
      await expectActive(page, 6);
      await slides(page).getByRole('button', { name: 'Photograph 8' }).click();
      expect(await getEvents(page)).toEqual(['press 8']);
      await expectActive(page, 6);
      // Focus scrolls to the image that it reaches.
      for (let count = 0; count < 3; count += 1) await page.keyboard.press('Tab');
      await expect(slides(page).getByRole('button', { name: 'Photograph 11' })).toBeFocused();
      await expectActive(page, 9);
    },
  );

  test('a row shows its active slide if its index changes while it is hidden, or while the browser ignores animations', ({
    page,
  }) =>
    forEachCase<[position: number, change: () => Promise<void>]>(
      [
        [
          'hidden',
          [
            4,
            async () => {
              const section = await carousel(page).elementHandle();
              await section?.evaluate((element) => (element.style.display = 'none'));
              await expect(carousel(page)).toBeHidden();
              await section?.evaluate((element) => {
                element.querySelector<HTMLElement>('[aria-label$="image number 4"]')?.click();
              });
              await section?.evaluate((element) => element.style.removeProperty('display'));
            },
          ],
        ],
        [
          'hidden for less than a frame',
          [
            4,
            () =>
              carousel(page).evaluate(async (element) => {
                element.style.display = 'none';
                element.querySelector<HTMLElement>('[aria-label$="image number 4"]')?.click();
                // React renders after this task.
                await Promise.resolve();
                element.style.removeProperty('display');
              }),
          ],
        ],
        [
          'animations are ignored, as by Chromium while a row snaps after a touch',
          [
            12,
            async () => {
              await slides(page)
                .first()
                .evaluate((slide) => {
                  const row = slide.parentElement!;
                  const scrollBy = row.scrollBy.bind(row);
                  row.scrollBy = (options: unknown) => {
                    if ((options as ScrollToOptions).behavior !== 'smooth')
                      scrollBy(options as ScrollToOptions);
                  };
                });
              await dot(page, 12).click();
            },
          ],
        ],
      ],
      async ([position, change]) => {
        await render(page);
        await dot(page, 9).click();
        await expectActive(page, 9);
        await change();
        await expectActive(page, position);
      },
    ));

  test(
    'a row that is hidden and shown again has the active slide at once',
    { tag: '@all' },
    async ({ page }) => {
      await render(page);
      await dot(page, 9).click();
      await expectActive(page, 9);
      const behaviors = await page.evaluate(async () => {
        const found: unknown[] = [];
        const scrollBy = Element.prototype.scrollBy as (options?: ScrollToOptions) => void;
        Element.prototype.scrollBy = function (options?: unknown) {
          found.push((options as ScrollToOptions).behavior);
          scrollBy.call(this, options as ScrollToOptions);
        };
        const region = document.querySelector<HTMLElement>('.ks-carousel')!;
        // An observer is called after the layout of a frame.
        const frames = () =>
          new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        region.style.display = 'none';
        await frames();
        region.style.display = '';
        // Some browsers forget the position of what is hidden.
        region.querySelector('.ks-slides')!.scrollLeft = 0;
        await frames();
        return found;
      });
      expect(behaviors.filter((behavior) => behavior === 'smooth')).toEqual([]);
      await expectActive(page, 9);
    },
  );

  test(
    'an index that the application accepts late does not move the row',
    { tag: '@all' },
    async ({ page }) => {
      await page.evaluate(
        ([list]) => {
          const { createElement, useState } = window.react;
          function Application() {
            const [index, setIndex] = useState(0);
            return createElement(window.library.Carousel, {
              images: list,
              index,
              onIndexChange: (next: number) => void setTimeout(() => setIndex(next), 150),
              config: {
                carouselPlayConfig: { autoPlay: false },
                carouselConfig: { maxWidth: '600px', slidesPerView: 3, gap: 0 },
              },
            });
          }
          window.renderElement(createElement(Application));
        },
        [images(14)] as const,
      );
      await expect(announcement(page)).toBeAttached();
      await carousel(page)
        .locator('.ks-slides')
        .evaluate((row) => {
          const positions: number[] = [];
          Reflect.set(window, 'positions', positions);
          row.addEventListener('scroll', () => positions.push(row.scrollLeft));
        });
      await scrollRow(page, 600);
      await expectActive(page, 4);
      const positions = await page.evaluate(() => Reflect.get(window, 'positions') as number[]);
      expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    },
  );

  test('autoplay moves the row and is not announced', { tag: '@all' }, async ({ page }) => {
    await controlTimers(page);
    await gotoLibraryPage(page);
    await render(page, { config: { carouselPlayConfig: { autoPlay: true } } });
    await expect(announcement(page)).toHaveAttribute('aria-live', 'off');
    await expect(slides(page).first()).toHaveAttribute('data-status', 'loaded');
    await advanceTimers(page, 5100);
    await expectActive(page, 2);
    expect(await getEvents(page)).toEqual(['AUTOPLAY 2']);
  });

  test('@touch a fast flick scrolls several slides, one event follows, and all agree 100 ms after it', async ({
    page,
  }) => {
    await render(page, { config: { carouselConfig: { maxWidth: '360px' } } });
    await expect(announcement(page)).toBeAttached();
    const getState = await recordAfterScroll(page);
    await drag(carousel(page).locator('.ks-slides'), { x: -170, seconds: 0.05 });
    await expect.poll(getState).toBeDefined();
    const [event = ''] = await getEvents(page);
    const position = Number(event.replace('SWIPE ', ''));
    expect(position).toBeGreaterThan(1);
    expect(await getState()).toEqual([position, position, position, position]);
    await expectActive(page, position);
    expect(await getEvents(page)).toHaveLength(1);
  });
});

test('slides side by side scroll and snap without JavaScript, and the page does not scroll sideways @no-script', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('react/several-slides/');
  const row = carousel(page).first().locator('.ks-slides');
  const [first, second, third] = [0, 1, 2].map((index) => row.locator('.ks-slide').nth(index)) as [
    Locator,
    Locator,
    Locator,
  ];
  await forEachCase<readonly [width: number, perView: number]>(
    [
      ['360 px', [360, 1.2]],
      ['768 px', [768, 2.2]],
      ['1440 px', [1440, 3.2]],
    ],
    async ([width, perView]) => {
      await page.setViewportSize({ width, height: 800 });
      await row.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
      await row.scrollIntoViewIfNeeded();
      const { x, width: rowWidth } = await boxOf(row);
      const pitch = (await boxOf(second)).x - (await boxOf(first)).x;
      expect(rowWidth / pitch).toBeCloseTo(perView, 0);
      // Ends between two slides.
      await row.evaluate((element, left) => element.scrollBy({ left }), pitch * 1.7);
      await expect.poll(async () => Math.abs((await boxOf(third)).x - x)).toBeLessThan(1);
      await expect(arrow(page, 'Next').first()).toBeHidden();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    },
  );
});
