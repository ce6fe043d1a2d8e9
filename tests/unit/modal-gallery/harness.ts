import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  Action,
  modalGalleryService,
  type ButtonEvent,
  type GalleryImage,
  type ImageModalEvent,
  type ModalGalleryConfig,
  type ModalGalleryRef,
  type ModalLibConfig,
} from 'ks-gallery-react';
import { findElement } from '../find-element';
import { at, F5 } from '../gallery-images';

/** A user whose pauses pass on the fake clock. */
export const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

/** Lets time pass, for React as well. */
export async function pass(milliseconds: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

/** Writes down every event of a gallery in the notation of the acceptance cases. */
export function listen(ref: ModalGalleryRef): string[] {
  const heard: string[] = [];
  const image = (name: string) => (event: ImageModalEvent) => {
    expect(event.galleryId).toBe(ref.id);
    heard.push(`${name}(${Action[event.action]}, ${event.result})`);
  };
  const button = (name: string) => (event: ButtonEvent) => {
    expect(event.galleryId).toBe(ref.id);
    heard.push(`${name}(${event.button.type}, ${event.image?.id}, ${Action[event.action]})`);
  };
  ref.hasData$.subscribe(image('hasData'));
  ref.show$.subscribe(image('show'));
  ref.firstImage$.subscribe(image('firstImage'));
  ref.lastImage$.subscribe(image('lastImage'));
  ref.close$.subscribe(image('close'));
  ref.buttonBeforeHook$.subscribe(button('before'));
  ref.buttonAfterHook$.subscribe(button('after'));
  return heard;
}

/** Opens a gallery by the service, and listens from the same task on. */
export async function openNow(
  config: ModalGalleryConfig,
): Promise<{ ref: ModalGalleryRef; heard: string[] }> {
  const opened = () => {
    const ref = modalGalleryService.open(config);
    return { ref, heard: listen(ref) };
  };
  return act(async () => opened());
}

interface Opening extends Partial<ModalGalleryConfig> {
  /** Index of the image to start with. */
  start?: number;
}

const still: ModalLibConfig = { slideConfig: { playConfig: { autoPlay: false } } };

/** The configuration of the acceptance cases: without autoplay, unless it says otherwise. */
export function withoutAutoplay(libConfig: ModalLibConfig = {}): ModalLibConfig {
  return {
    ...still,
    ...libConfig,
    slideConfig: { ...still.slideConfig, ...libConfig.slideConfig },
  };
}

/** Opens a gallery, waits until it is drawn and its first events have been told, and forgets those. */
export async function openGallery({ start = 0, libConfig, ...given }: Opening = {}) {
  const images: readonly GalleryImage[] = given.images ?? F5;
  const { ref, heard } = await openNow({
    id: 1,
    images,
    currentImage: at(images, start),
    ...given,
    libConfig: withoutAutoplay(libConfig),
  });
  const dialog = await screen.findByRole<HTMLDialogElement>('dialog');
  await pass(0);
  heard.length = 0;
  return { ref, heard, dialog };
}

/** The big picture, loading or not. */
export function bigPicture(): HTMLImageElement {
  return findElement<HTMLImageElement>('.ks-current-image');
}

/** The text of the caption. */
export function caption(): string {
  return findElement('figcaption').textContent;
}

/** Closes what a test has left open and lets history and timers come to rest. */
export async function closeAll(...ids: number[]): Promise<void> {
  await act(async () => {
    for (const id of ids) modalGalleryService.close(id);
  });
  await pass(100);
}
