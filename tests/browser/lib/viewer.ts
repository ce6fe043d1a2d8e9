import type { Page } from '@playwright/test';
import type { GalleryImage, ModalLibConfig } from 'ks-gallery-react';
import { expectLeft, modalOf } from './gallery';
import { createFingers, createMouse, middleOf, type Fingers, type Point } from './finger';
import { gotoLibraryPage, svg } from './library-page';

export { createFingers, createMouse, type Point } from './finger';

interface ViewerOptions {
  libConfig?: ModalLibConfig;
  /** Size of each image file in px. */
  width?: number;
  height?: number;
  count?: number;
  /** The images; default: `count` images of that size. */
  images?: readonly GalleryImage[];
  /** Renders a text instead of each image. */
  slideText?: string;
  /** Id of the image to open. */
  current?: number;
}

/** Events of the gallery so far, as `name action`. */
export const eventsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { events: string[] }).events);

/** Opens a modal gallery on the library's own page, where nothing but the library recognizes gestures. */
export async function openViewer(page: Page, options: ViewerOptions = {}) {
  const { libConfig, width = 1200, height = 800, count = 3, current = 2 } = options;
  const img = svg(`width="${width}" height="${height}"`);
  const images =
    options.images ??
    Array.from({ length: count }, (_, index) => ({ id: index + 1, modal: { img } }));
  // Autoplay would step in a slow test.
  const slideConfig = { playConfig: { autoPlay: false }, ...libConfig?.slideConfig };
  if (!page.url().includes('library-page')) await gotoLibraryPage(page);
  await page.evaluate(
    ([list, config, id, text]) => {
      const currentImage = list.find((image) => image.id === id);
      document.querySelector('button')?.focus();
      const gallery = window.library.modalGalleryService.open({
        id: 1,
        images: list,
        currentImage: currentImage as GalleryImage,
        libConfig: config,
        render: text ? { slide: () => text } : undefined,
      });
      const events: string[] = [];
      Object.assign(globalThis, { events, gallery });
      for (const name of ['show', 'close'] as const)
        gallery?.[`${name}$`].subscribe(({ action }) => events.push(`${name} ${action}`));
    },
    [images, { ...libConfig, slideConfig }, current, options.slideText] as const,
  );
  const modal = modalOf(page);
  if (!options.slideText) await modal.image.waitFor();
  // The opening is the subject of other tests.
  await settle(page, true);
  return modal;
}

/** Waits until nothing moves any more but what never ends, such as a spinner; ends what moves now if `isEnded` is true. */
export async function settle(page: Page, isEnded = false): Promise<void> {
  await page.evaluate(async (isEndedNow) => {
    const movements = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    if (isEndedNow) for (const movement of movements) movement.finish();
    await Promise.allSettled(movements.map(({ finished }) => finished));
    const box = () =>
      JSON.stringify(document.querySelector('.ks-slide-content')?.getBoundingClientRect());
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let still = 0;
    let last = '';
    while (still < 3) {
      await nextFrame();
      still = box() === last ? still + 1 : 0;
      last = box();
    }
  }, isEnded);
}

/** Returns where the active image is: its level, and the distance of its middle from its place. */
export function getTransform(page: Page): Promise<Point & { scale: number }> {
  return page.evaluate(() => {
    const content = document.querySelector<HTMLElement>('.ks-slide-content');
    const stage = content?.parentElement;
    if (!content || !stage) throw new Error('No image is shown.');
    const image = content.getBoundingClientRect();
    const place = stage.getBoundingClientRect();
    // Layout has fractions of a pixel, and the width of the layout other ones than that in the viewport; 0 is not -0.
    const round = (value: number, digits: number) => Number(value.toFixed(digits)) || 0;
    return {
      x: round(image.x + image.width / 2 - place.x - place.width / 2, 1),
      y: round(image.y + image.height / 2 - place.y - place.height / 2, 1),
      scale: round(image.width / parseFloat(getComputedStyle(content).width), 4),
    };
  });
}

/** Returns the middle of the place of the active image. */
export const middleOfImage = (page: Page): Promise<Point> => middleOf(page.locator('.ks-stage'));

/** Returns two fingers beside a point, at a distance from each other. */
export const around = ({ x, y }: Point, distance: number): [Point, Point] => [
  { x: x - distance / 2, y },
  { x: x + distance / 2, y },
];

/** Positions of fingers at the beginning and at the end of a movement. */
export type Path = Readonly<Record<number, readonly [from: Point, to: Point]>>;

/** Moves fingers along straight lines, without lifting them; returns the time at which they arrive. */
export async function slide(
  fingers: Pick<Fingers, 'set'>,
  path: Path,
  [from, to]: [number, number],
) {
  const steps = 10;
  for (let step = 0; step <= steps; step += 1) {
    const part = step / steps;
    const points = Object.entries(path).map(([id, [start, end]]) => {
      const x = start.x + (end.x - start.x) * part;
      return [id, { x, y: start.y + (end.y - start.y) * part }];
    });
    await fingers.set(from + (to - from) * part, Object.fromEntries(points));
  }
  return to;
}

/** Moves two fingers between two pairs of points and lifts them. */
export async function pinch(page: Page, from: readonly Point[], to: readonly Point[]) {
  const fingers = await createFingers(page);
  const [a, b] = from;
  const [endA, endB] = to;
  if (!a || !b || !endA || !endB) throw new Error('A pinch needs two fingers.');
  await slide(fingers, { 0: [a, endA], 1: [b, endB] }, [0, 300]);
  await fingers.set(310, {});
}

/** Moves one finger by a distance in `ms`, and lifts it after a rest in ms; after 200 it has no velocity. */
export async function dragBy(
  page: Page,
  from: Point,
  by: Partial<Point>,
  ms = 300,
  rest = 0,
): Promise<void> {
  const fingers = await createFingers(page);
  const to = { x: from.x + (by.x ?? 0), y: from.y + (by.y ?? 0) };
  await slide(fingers, { 0: [from, to] }, [0, ms]);
  await fingers.set(ms + rest, {});
}

/** Taps a point, or taps it twice, at once: what waits for a second tap in real time does not end between them. */
export async function tapAt(page: Page, point: Point, times = 1, apart = 150): Promise<void> {
  const fingers = await createFingers(page);
  const starts = Array.from({ length: times }, (_, tap) => tap * apart);
  await Promise.all(
    starts.flatMap((at) => [fingers.set(at, { 0: point }), fingers.set(at + 40, {})]),
  );
}

/** Drags with the mouse from one point to another, in a time in ms. */
export async function dragMouse(page: Page, from: Point, to: Point, ms = 200): Promise<void> {
  const mouse = await createMouse(page);
  await mouse.set(await slide(mouse, { 0: [from, to] }, [0, ms]), {});
}

/** Closes the gallery by key, so that the page is as before it was opened. */
export async function closeViewer(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expectLeft(page);
}

/** Waits until the page has shown what it was told to show. */
export const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
