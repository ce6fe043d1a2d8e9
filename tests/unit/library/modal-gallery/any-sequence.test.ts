import fc from 'fast-check';
import { Action, type ImageModalEvent } from 'ks-gallery-react';
import type { GalleryContent } from '@/gallery-lib/src/modal-gallery/gallery/content';
import { createGallery, type Gallery } from '@/gallery-lib/src/modal-gallery/gallery/gallery';
import type { NormalizedImage } from '@/gallery-lib/src/core/images/normalized-image';
import { resolveModalConfig } from '@/gallery-lib/src/core/config/resolve-modal';
import { imagesOf } from '../core/normalized-images';

/** Creates an open gallery without its components. */
function createTestGallery(content: GalleryContent): Gallery {
  const gallery = createGallery(1, 'Gallery', content);
  gallery.setConfig(resolveModalConfig(content.libConfig));
  return gallery;
}

interface RecordedEvent {
  readonly name: string;
  readonly action: Action;
  readonly result: number | boolean;
}

/** Something that a user, the application or a listener does to an open gallery. */
type Operation = (gallery: Gallery) => void;

const action = fc.constantFrom(Action.CLICK, Action.KEYBOARD, Action.SWIPE, Action.AUTOPLAY);
const operation: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(fc.constantFrom('next' as const, 'previous' as const), action).map(
      ([type, trigger]): Operation =>
        (gallery) =>
          gallery.slides.dispatch({ type, action: trigger }),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.integer({ min: -2, max: 12 }).map(
      (index): Operation =>
        (gallery) =>
          gallery.ref.navigateTo(index),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.shuffledSubarray(imagesOf(10), { minLength: 1 }).map(
      (images): Operation =>
        (gallery) =>
          gallery.ref.updateImages(images),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Operation[]>(
      (gallery) => gallery.slides.dispatch({ type: 'stop', isStopped: true }),
      (gallery) => gallery.setConfig(resolveModalConfig({ previewConfig: { number: 2 } })),
      (gallery) => gallery.setConfig(resolveModalConfig({ slideConfig: { infinite: true } })),
      () => {
        throw new Error('thrown by the listener');
      },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Operation[]>(
      (gallery) => gallery.ref.closeModal(),
      (gallery) => gallery.ref.updateImages([]),
    ),
  },
);

function expectValidState(gallery: Gallery): void {
  const { images, index, open } = gallery.slides.get();
  if (!open) return;
  expect(images[index]).toBeDefined();
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
        const images: readonly NormalizedImage[] = imagesOf(count);
        const closed = jest.fn();
        const currentImage = images[start % count]!;
        const gallery = createTestGallery({ images, currentImage });
        gallery.onClose = closed;
        const pendingReactions = [...reactions];
        const eventsBefore: RecordedEvent[] = [];
        const eventsAfter: RecordedEvent[] = [];
        const streams = {
          hasData: gallery.ref.hasData$,
          show: gallery.ref.show$,
          firstImage: gallery.ref.firstImage$,
          lastImage: gallery.ref.lastImage$,
          close: gallery.ref.close$,
        };
        for (const [name, stream] of Object.entries(streams)) {
          const record = (list: RecordedEvent[]) => (event: ImageModalEvent) =>
            void list.push({ name, action: event.action, result: event.result });
          stream.subscribe(record(eventsBefore));
          // The listener that reacts is subscribed between the two that record.
          stream.subscribe(() => pendingReactions.shift()?.(gallery));
          stream.subscribe(record(eventsAfter));
        }

        gallery.emitOpening();
        expectValidState(gallery);
        for (const next of operations) {
          try {
            next(gallery);
          } catch (error) {
            expect(String(error)).toContain('thrown by the listener');
          }
          expectValidState(gallery);
        }

        expect(eventsAfter).toEqual(eventsBefore);
        expectOrder(eventsBefore);
        const closeCount = gallery.ref.isOpen ? 0 : 1;
        expect(eventsBefore.filter(({ name }) => name === 'close')).toHaveLength(closeCount);
        expect(closed).toHaveBeenCalledTimes(closeCount);
      },
    ),
    { numRuns: process.env.TEST_ALL ? 1000 : 200 },
  );
});
