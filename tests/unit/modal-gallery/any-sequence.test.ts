import fc from 'fast-check';
import { Action, type GalleryImage, type ImageModalEvent } from 'ks-gallery-react';
import { createSession, type ModalSession } from '@/gallery-lib/src/modal-gallery/session';
import { imagesOf } from '../gallery-images';

interface Heard {
  readonly name: string;
  readonly action: Action;
  readonly result: number | boolean;
}

/** Something that a reader, the page or a listener does to an open gallery. */
type Deed = (session: ModalSession) => void;

const action = fc.constantFrom(Action.CLICK, Action.KEYBOARD, Action.SWIPE, Action.AUTOPLAY);
const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(fc.constantFrom('next' as const, 'previous' as const), action).map(
      ([type, cause]): Deed =>
        (session) =>
          session.dispatch({ type, action: cause }),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.integer({ min: -2, max: 12 }).map(
      (index): Deed =>
        (session) =>
          session.ref.navigateTo(index),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.shuffledSubarray(imagesOf(10), { minLength: 1 }).map(
      (images): Deed =>
        (session) =>
          session.ref.updateImages(images),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Deed[]>(
      (session) => session.dispatch({ type: 'scroll', step: 1 }),
      (session) => session.dispatch({ type: 'scroll', step: -1 }),
      (session) => session.dispatch({ type: 'toggle' }),
      (session) => session.configure({ previewConfig: { number: 2 } }),
      (session) => session.configure({ slideConfig: { infinite: true } }),
      () => {
        throw new Error('of the listener');
      },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Deed[]>(
      (session) => session.ref.closeModal(),
      (session) => session.ref.updateImages([]),
    ),
  },
);

function expectWithin(session: ModalSession): void {
  const { images, index, window, open } = session.getState();
  if (!open) return;
  const previews = session.getConfig().previewConfig.number;
  expect(images[index]).toBeDefined();
  expect(window.start).toBeGreaterThanOrEqual(0);
  expect(window.end).toBeLessThanOrEqual(images.length);
  expect(window.end - window.start).toBe(Math.min(previews, images.length));
}

/** Every change is told whole before the next one: the boundary follows its own show at once. */
function expectOrder(heard: readonly Heard[]): void {
  heard.forEach(({ name, action: cause, result }, place) => {
    const before = heard[place - 1];
    const after = heard[place + 1];
    if (name === 'firstImage' || name === 'lastImage') {
      expect(before?.name).toBe('show');
      expect(before?.result === 1).toBe(name === 'firstImage');
      expect(cause).toBe(before?.action === Action.LOAD ? Action.NORMAL : before?.action);
    }
    if (name === 'show') {
      expect(result).toBeGreaterThan(0);
      if (result === 1) expect(['firstImage', 'close']).toContain(after?.name);
    }
    if (name === 'close') expect(after).toBeUndefined();
  });
}

it('keeps every rule whatever users, applications and listeners do in any order', () => {
  jest.spyOn(globalThis, 'reportError').mockImplementation();
  fc.assert(
    fc.property(
      fc.array(deed, { maxLength: 30 }),
      fc.array(fc.option(deed, { freq: 3 }), { maxLength: 15 }),
      fc.integer({ min: 1, max: 7 }),
      fc.nat(),
      (deeds, reactions, count, start) => {
        const images: readonly GalleryImage[] = imagesOf(count);
        const closed = jest.fn();
        const currentImage = images[start % count]!;
        const session = createSession({ id: 1, images, currentImage }, closed);
        const waiting = [...reactions];
        const early: Heard[] = [];
        const late: Heard[] = [];
        const streams = {
          hasData: session.ref.hasData$,
          show: session.ref.show$,
          firstImage: session.ref.firstImage$,
          lastImage: session.ref.lastImage$,
          close: session.ref.close$,
        };
        for (const [name, stream] of Object.entries(streams)) {
          const note = (list: Heard[]) => (event: ImageModalEvent) =>
            void list.push({ name, action: event.action, result: event.result });
          stream.subscribe(note(early));
          // What a listener does lies between those who came before and those who come after.
          stream.subscribe(() => waiting.shift()?.(session));
          stream.subscribe(note(late));
        }

        session.announce();
        expectWithin(session);
        for (const next of deeds) {
          try {
            next(session);
          } catch (error) {
            expect(String(error)).toContain('of the listener');
          }
          expectWithin(session);
        }

        expect(late).toEqual(early);
        expectOrder(early);
        const closings = session.ref.isOpen ? 0 : 1;
        expect(early.filter(({ name }) => name === 'close')).toHaveLength(closings);
        expect(closed).toHaveBeenCalledTimes(closings);
      },
    ),
    { numRuns: 1000 },
  );
});

it.each([true, false])(
  'autoplay stops at the last image, or wraps with infinite %p',
  (infinite) => {
    const turns = 25;
    for (let count = 1; count <= 10; count += 1) {
      const images = imagesOf(count);
      const libConfig = { slideConfig: { infinite } };
      const session = createSession(
        { id: 1, images, currentImage: images[0]!, libConfig },
        () => {},
      );
      let shown = 0;
      session.ref.show$.subscribe(() => (shown += 1));
      for (let turn = 0; turn < turns; turn += 1)
        session.dispatch({ type: 'next', action: Action.AUTOPLAY });
      expect(shown).toBe(infinite && count > 1 ? turns : count - 1);
      expect(session.getState().index).toBe(shown % count);
    }
  },
);
