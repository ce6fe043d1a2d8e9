import Hammer from 'hammerjs';
import type { GestureSource, Phase, PointerSample } from '../gestures/gesture';
import { attachRecognizer, type Kind, type Recognize } from '../gestures/recognizer';

/** Part of a manager that is missing in its types: where its input passes what it has received. */
interface Manager extends HammerManager {
  readonly input: {
    callback(
      manager: HammerManager,
      eventType: number,
      input: {
        pointers: readonly PointerSample[];
        changedPointers: readonly PointerSample[];
        pointerType: string;
        srcEvent: PointerSample;
      },
    ): void;
  };
}

const EVENT_TYPES: Record<Phase, number> = {
  start: Hammer.INPUT_START,
  move: Hammer.INPUT_MOVE,
  end: Hammer.INPUT_END,
  cancel: Hammer.INPUT_CANCEL,
};

function createManager(hasMoved: () => boolean): Manager {
  // Hammer writes styles to its element, among them `touch-action`, which the gallery's stylesheet decides. So it gets
  // an element of its own, and an input without listeners.
  const manager = new Hammer.Manager(document.createElement('div'), {
    inputClass: Hammer.Input,
    touchAction: 'auto',
  });
  // Hammer rounds positions, counts the movement after a pinch from the first touch, has no scale for fingers at one
  // place, and takes directions and the time of a tap from its own clock, which is wrong for replayed events.
  const pan = Object.assign(new Hammer.Pan(), { directionTest: hasMoved });
  const pinch = Object.assign(new Hammer.Pinch(), {
    attrTest: ({ pointers }: HammerInput) => pointers.length > 1,
  });
  manager.add([
    pan,
    pinch.recognizeWith(pan),
    new Hammer.Tap({ threshold: Infinity, time: Infinity }),
  ]);
  return manager as Manager;
}

const phases = (kind: Kind) => ['start', 'move', 'end', 'cancel'].map((phase) => kind + phase);

const EVENTS: Record<Kind, string> = {
  pan: phases('pan').join(' '),
  pinch: phases('pinch').join(' '),
  tap: 'tap',
};

/** Returns what recognizes by the Pan, Pinch and Tap recognizers of Hammer. */
export function createHammerRecognize(): Recognize {
  const recognized = new Set<Kind | undefined>();
  let hasMoved = false;
  const manager = createManager(() => hasMoved);
  for (const kind of Object.keys(EVENTS) as Kind[])
    manager.on(EVENTS[kind], () => void recognized.add(kind));
  return (kind, phase, sample, pointers) => {
    recognized.clear();
    hasMoved = kind === 'pan';
    manager.input.callback(manager, EVENT_TYPES[phase], {
      pointers,
      changedPointers: [sample],
      pointerType: sample.pointerType,
      srcEvent: sample,
    });
    return kind === undefined || recognized.has(kind);
  };
}

/** Gesture source that recognizes with Hammer. */
export const recognizeWithHammer: GestureSource = (element, onGesture) =>
  attachRecognizer(element, onGesture, createHammerRecognize());
