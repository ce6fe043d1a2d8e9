import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  modalGalleryService,
  type ButtonEvent,
  type GalleryImage,
  type ImageModalEvent,
  type ModalGalleryConfig,
  type ModalGalleryRef,
  type ModalLibConfig,
} from 'ks-gallery-react';
import { findElement } from '../../find-element';
import { at, fiveImages, imagesWithIds } from '../../gallery-images';

/** A user whose delays advance the fake clock. */
export const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

/** Advances the fake clock inside act. */
export async function advanceTime(milliseconds: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

/**
 * Uses a fake clock in each test of a file. After it, closes the galleries of the service with these ids, and restores
 * spies and the clock.
 */
export function isolateGalleries(...ids: number[]): void {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(async () => {
    await closeAll(...ids);
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
}

export const dialogs = () => screen.queryAllByRole('dialog');
export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Records every event of a gallery, for example `show(CLICK, 2)`. */
export function listen(ref: ModalGalleryRef): string[] {
  const events: string[] = [];
  const image = (name: string) => (event: ImageModalEvent) => {
    expect(event.galleryId).toBe(ref.id);
    events.push(`${name}(${event.action.toUpperCase()}, ${event.result})`);
  };
  const button = (name: string) => (event: ButtonEvent) => {
    expect(event.galleryId).toBe(ref.id);
    events.push(`${name}(${event.button.type}, ${event.image?.id}, ${event.action.toUpperCase()})`);
  };
  ref.hasData$.subscribe(image('hasData'));
  ref.show$.subscribe(image('show'));
  ref.firstImage$.subscribe(image('firstImage'));
  ref.lastImage$.subscribe(image('lastImage'));
  ref.close$.subscribe(image('close'));
  ref.buttonBeforeHook$.subscribe(button('before'));
  ref.buttonAfterHook$.subscribe(button('after'));
  return events;
}

/** Opens a gallery with the service and subscribes in the same task. */
export async function openAndListen(
  config: ModalGalleryConfig<GalleryImage>,
): Promise<{ ref: ModalGalleryRef; events: string[] }> {
  const opened = () => {
    const ref = modalGalleryService.open(config);
    return { ref, events: listen(ref) };
  };
  return act(async () => opened());
}

export interface Opening extends Partial<ModalGalleryConfig<GalleryImage>> {
  /** Index of the image to start with. */
  start?: number;
}

const autoplayOff: ModalLibConfig = { slideConfig: { playConfig: { autoPlay: false } } };

/** Options without autoplay, unless they set it. */
export function withoutAutoplay(libConfig: ModalLibConfig = {}): ModalLibConfig {
  return {
    ...autoplayOff,
    ...libConfig,
    slideConfig: { ...autoplayOff.slideConfig, ...libConfig.slideConfig },
  };
}

/** Opens a gallery, waits until it is rendered and has emitted its first events, and clears those. */
export async function openGallery({ start = 0, libConfig, ...given }: Opening = {}) {
  const images: readonly GalleryImage[] = given.images ?? fiveImages;
  const { ref, events } = await openAndListen({
    id: 1,
    images,
    currentImage: at(images, start),
    ...given,
    libConfig: withoutAutoplay(libConfig),
  });
  const dialog = await screen.findByRole<HTMLDialogElement>('dialog');
  await advanceTime(0);
  events.length = 0;
  return { ref, events, dialog };
}

/** The full image, loading or not. */
export function fullImage(): HTMLImageElement {
  return findElement<HTMLImageElement>('.ks-current-image');
}

/** The text of the caption. */
export function caption(): string {
  return findElement('dialog .ks-figure figcaption').textContent;
}

/** Goes back in the history and waits until the gallery has followed. */
export async function goBack(): Promise<void> {
  await act(async () => history.back());
  await advanceTime(100);
}

/** The element that a step names: `image`, a selector, or else the button with this name. */
function getTarget(name: string): HTMLElement {
  if (name === 'image') return fullImage();
  return /^\.|^dialog$/.test(name) ? findElement(name) : button(name);
}

const actions: Readonly<
  Record<string, (argument: string, ref: ModalGalleryRef) => void | Promise<void>>
> = {
  click: (name) => user().click(getTarget(name)),
  focus: (name) => act(() => getTarget(name).focus()),
  press: (keys) => user().keyboard(keys),
  /** The active image has loaded. */
  load: () => void fireEvent.load(fullImage()),
  wait: (milliseconds) => advanceTime(Number(milliseconds)),
  back: goBack,
  show: (index, ref) => act(() => ref.navigateTo(Number(index))),
  update: (ids, ref) => act(() => ref.updateImages(imagesWithIds(ids))),
  close: (_, ref) => act(() => ref.closeModal()),
};

/**
 * Does what a text says, for example `load, click Next image, press {Enter}, wait 1000`: what a user does, `back` in the
 * history, and `show 3`, `update 024` or `close` as calls of the application.
 */
export async function takeSteps(steps: string, ref: ModalGalleryRef): Promise<void> {
  for (const step of steps.split(', ')) {
    const [, name = '', argument = ''] = /^(\w+) ?(.*)$/.exec(step) ?? [];
    const action = actions[name];
    if (!action) throw new Error(`"${step}" is no step.`);
    await action(argument, ref);
  }
}

/** Opens a gallery, takes steps, and returns the events as one text. */
export async function eventsOf(steps: string, opening?: Opening): Promise<string> {
  const { ref, events } = await openGallery(opening);
  await takeSteps(steps, ref);
  return events.join(' ');
}

/** Closes the galleries that a test has left open and waits for history and timers. */
export async function closeAll(...ids: number[]): Promise<void> {
  await act(async () => {
    for (const id of ids) modalGalleryService.close(id);
  });
  await advanceTime(100);
}
