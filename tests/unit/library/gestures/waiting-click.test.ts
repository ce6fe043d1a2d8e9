import './pointer-event';
import { act } from '@testing-library/react';
import { advanceTime, fullImage, isolateGalleries, openGallery } from '../modal-gallery/harness';
import { dispatchPointer } from './play-trace';

isolateGalleries(1);

/** Touches the full image at a time in ms, for a time in ms, and clicks it. */
async function tap(at: number, held: number, pointerType = 'touch'): Promise<void> {
  const target = fullImage();
  const pointer = { pointerId: 1, pointerType, button: 0 };
  await act(async () => dispatchPointer(target, 'pointerdown', at, { ...pointer, buttons: 1 }));
  await advanceTime(held);
  await act(async () => {
    dispatchPointer(target, 'pointerup', at + held, pointer);
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  });
}

describe('a tap on the image that waits for a second one', () => {
  it('does nothing if the second one begins in time and ends later', async () => {
    const { events } = await openGallery();
    await tap(0, 40);
    await advanceTime(240);
    await tap(280, 120);
    await advanceTime(1000);
    expect(events).toEqual([]);
  });

  it.each(['touch', 'pen'])(
    'does nothing if the second one follows, with the pointer %s',
    async (type) => {
      const { events } = await openGallery();
      await tap(0, 40, type);
      await advanceTime(100);
      await tap(140, 40, type);
      await advanceTime(1000);
      expect(events).toEqual([]);
    },
  );

  it('does not wait with the mouse', async () => {
    const { events } = await openGallery();
    await tap(0, 40, 'mouse');
    expect(events).toEqual(['show(CLICK, 2)']);
  });

  it('shows the next image when a touch in between was no tap', async () => {
    const { events } = await openGallery();
    await tap(0, 40);
    await advanceTime(240);
    const target = fullImage();
    const pointer = { pointerId: 1, pointerType: 'touch' };
    await act(async () => dispatchPointer(target, 'pointerdown', 280, { ...pointer, buttons: 1 }));
    await advanceTime(1000);
    expect(events).toEqual([]);
    await act(async () => dispatchPointer(target, 'pointercancel', 1280, pointer));
    await advanceTime(0);
    expect(events).toEqual(['show(CLICK, 2)']);
  });
});
