import fc from 'fast-check';
import { Action, type GalleryImage, type ImageModalEvent } from 'ks-gallery-react';
import { createHandle, type HandleContent } from '@/gallery-lib/src/modal-gallery/handles';
import { resolveModalConfig } from '@/gallery-lib/src/core/config/resolve-modal';
import { getSession, type ModalSession } from '@/gallery-lib/src/modal-gallery/view/session';
import { imagesOf } from '../gallery-images';

/** Creates an open gallery without its components. */
function createTestSession(content: HandleContent): ModalSession {
  const handle = createHandle(1, 'Gallery', content);
  return getSession(handle, resolveModalConfig(content.libConfig));
}

interface RecordedEvent {
  readonly name: string;
  readonly action: Action;
  readonly result: number | boolean;
}

/** Something that a user, the application or a listener does to an open gallery. */
type Operation = (session: ModalSession) => void;

const action = fc.constantFrom(Action.CLICK, Action.KEYBOARD, Action.SWIPE, Action.AUTOPLAY);
const operation: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(fc.constantFrom('next' as const, 'previous' as const), action).map(
      ([type, trigger]): Operation =>
        (session) =>
          session.slides.dispatch({ type, action: trigger }),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.integer({ min: -2, max: 12 }).map(
      (index): Operation =>
        (session) =>
          session.ref.navigateTo(index),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.shuffledSubarray(imagesOf(10), { minLength: 1 }).map(
      (images): Operation =>
        (session) =>
          session.ref.updateImages(images),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Operation[]>(
      (session) => session.slides.dispatch({ type: 'scroll', step: 1 }),
      (session) => session.slides.dispatch({ type: 'scroll', step: -1 }),
      (session) => session.slides.dispatch({ type: 'stop', isStopped: true }),
      (session) => session.setConfig(resolveModalConfig({ previewConfig: { number: 2 } })),
      (session) => session.setConfig(resolveModalConfig({ slideConfig: { infinite: true } })),
      () => {
        throw new Error('thrown by the listener');
      },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Operation[]>(
      (session) => session.ref.closeModal(),
      (session) => session.ref.updateImages([]),
    ),
  },
);

function expectValidState(session: ModalSession): void {
  const { images, index, window, open } = session.slides.get();
  if (!open) return;
  const previews = session.getConfig().previewConfig.number;
  expect(images[index]).toBeDefined();
  expect(window.start).toBeGreaterThanOrEqual(0);
  expect(window.end).toBeLessThanOrEqual(images.length);
  expect(window.end - window.start).toBe(Math.min(previews, images.length));
}

/** Each change emits all its events before the next one: the boundary event follows its own show directly. */
function expectOrder(events: readonly RecordedEvent[]): void {
  events.forEach(({ name, action: trigger, result }, index) => {
    const after = events[index + 1];
    if (name === 'firstImage' || name === 'lastImage') {
      const before = events[index - 1]!;
      expect(before.name).toBe('show');
      expect(before.result === 1).toBe(name === 'firstImage');
      expect(trigger).toBe(before.action === Action.LOAD ? Action.NORMAL : before.action);
    }
    if (name === 'show') {
      expect(result).toBeGreaterThan(0);
      if (result === 1) expect(['firstImage', 'close']).toContain(after!.name);
    }
    if (name === 'close') expect(after).toBeUndefined();
  });
}

it('keeps every rule whatever users, applications and listeners do in any order', () => {
  jest.spyOn(globalThis, 'reportError').mockImplementation();
  fc.assert(
    fc.property(
      fc.array(operation, { maxLength: 30 }),
      fc.array(fc.option(operation, { freq: 3 }), { maxLength: 15 }),
      fc.integer({ min: 1, max: 7 }),
      fc.nat(),
      (operations, reactions, count, start) => {
        const images: readonly GalleryImage[] = imagesOf(count);
        const closed = jest.fn();
        const currentImage = images[start % count]!;
        const session = createTestSession({ images, currentImage });
        session.onClose = closed;
        const pendingReactions = [...reactions];
        const eventsBefore: RecordedEvent[] = [];
        const eventsAfter: RecordedEvent[] = [];
        const streams = {
          hasData: session.ref.hasData$,
          show: session.ref.show$,
          firstImage: session.ref.firstImage$,
          lastImage: session.ref.lastImage$,
          close: session.ref.close$,
        };
        for (const [name, stream] of Object.entries(streams)) {
          const record = (list: RecordedEvent[]) => (event: ImageModalEvent) =>
            void list.push({ name, action: event.action, result: event.result });
          stream.subscribe(record(eventsBefore));
          // The listener that reacts is subscribed between the two that record.
          stream.subscribe(() => pendingReactions.shift()?.(session));
          stream.subscribe(record(eventsAfter));
        }

        session.emitOpening();
        expectValidState(session);
        for (const next of operations) {
          try {
            next(session);
          } catch (error) {
            expect(String(error)).toContain('thrown by the listener');
          }
          expectValidState(session);
        }

        expect(eventsAfter).toEqual(eventsBefore);
        expectOrder(eventsBefore);
        const closeCount = session.ref.isOpen ? 0 : 1;
        expect(eventsBefore.filter(({ name }) => name === 'close')).toHaveLength(closeCount);
        expect(closed).toHaveBeenCalledTimes(closeCount);
      },
    ),
    { numRuns: process.env.TEST_ALL ? 1000 : 200 },
  );
});

it.each([true, false])(
  'autoplay stops at the last image, or wraps with infinite %p',
  (infinite) => {
    const steps = 25;
    for (let count = 1; count <= 10; count += 1) {
      const images = imagesOf(count);
      const libConfig = { slideConfig: { infinite } };
      const session = createTestSession({
        images,
        currentImage: images[0]!,
        libConfig,
      });
      session.emitOpening();
      let shown = 0;
      session.ref.show$.subscribe(() => (shown += 1));
      for (let step = 0; step < steps; step += 1)
        session.slides.dispatch({ type: 'next', action: Action.AUTOPLAY });
      expect(shown).toBe(infinite && count > 1 ? steps : count - 1);
      expect(session.slides.get().index).toBe(shown % count);
    }
  },
);
