import './pointer-event';
import { fireEvent } from '@testing-library/react';
import { attachRecognizer } from '@/gallery-lib/src/gestures/recognizer/attach-recognizer';
import type { Gesture } from '@/gallery-lib/src/gestures/gesture';
import {
  createRecognizer,
  type CreateRecognizer,
} from '@/gallery-lib/src/gestures/recognizer/recognizer';
import { createHammerRecognizer } from '@/gallery-lib/src/hammer/recognize-with-hammer';
import { describeGestures } from '@/tests/gestures/describe-gestures';
import { dragDown, fastFlickLeft, pinchOpen, tap } from '@/tests/gestures/traces';
import { dispatchPointer, MIDDLE, playTrace } from './play-trace';
import { createStage } from './stage';

/** Attaches a recognizer to a stage whose captured pointers are recorded. */
function attach(create: CreateRecognizer) {
  const elements = createStage();
  const gestures: Gesture[] = [];
  const captured: number[] = [];
  Object.assign(elements.stage, { setPointerCapture: (id: number) => captured.push(id) });
  const detach = attachRecognizer(elements.stage, (gesture) => gestures.push(gesture), create);
  const described = () => describeGestures(gestures, { x: 0, y: 0 });
  return { ...elements, gestures, described, captured, detach };
}

type Init = Partial<PointerEventInit> & { target?: EventTarget };

/** Returns a function that dispatches events of touches on an element. */
const touchOn =
  (target: EventTarget) =>
  (type: string, pointerId: number, x: number, time: number, init: Init = {}) =>
    dispatchPointer(init.target ?? target, type, time, {
      pointerId,
      pointerType: 'touch',
      buttons: type === 'pointerup' ? 0 : 1,
      clientX: x,
      clientY: 0,
      ...init,
    });

describe.each([
  ['the built-in recognizer', createRecognizer],
  ['Hammer', createHammerRecognizer],
])('%s, attached to an element', (_, create) => {
  it('ignores a third finger, also when it is left alone', () => {
    const { button, described } = attach(create);
    const touch = touchOn(button);
    touch('pointerdown', 1, 0, 0);
    touch('pointerdown', 2, 40, 10);
    touch('pointerdown', 3, 90, 20);
    touch('pointermove', 3, 20, 30);
    touch('pointerup', 1, 0, 40);
    touch('pointerup', 2, 40, 40);
    touch('pointermove', 3, 80, 50);
    touch('pointerup', 3, 80, 60);
    expect(described()).toEqual(['pinch start 1.00 at 20,0', 'pinch end 1.00 at 20,0']);
  });

  it('ignores the fingers that are left after a cancelled pinch', () => {
    const { button, described } = attach(create);
    const touch = touchOn(button);
    touch('pointerdown', 1, 0, 0);
    touch('pointerdown', 2, 40, 10);
    touch('pointercancel', 1, 0, 20);
    touch('pointermove', 2, 90, 30);
    touch('pointerdown', 3, 50, 40);
    touch('pointermove', 3, 90, 50);
    touch('pointerup', 2, 90, 60);
    touch('pointerup', 3, 90, 60);
    expect(described()).toEqual(['pinch start 1.00 at 20,0', 'pinch cancel 1.00 at 20,0']);
  });

  it('ignores a finger beside one that is elsewhere on the page', () => {
    const { button, gestures } = attach(create);
    const touch = touchOn(button);
    touch('pointerdown', 2, 0, 0);
    touch('pointermove', 2, 50, 10);
    touch('pointerup', 2, 50, 20);
    expect(gestures).toEqual([]);
  });

  it('starts anew if the release of the last press has been missed', () => {
    const { button, described } = attach(create);
    const touch = touchOn(button);
    touch('pointerdown', 1, 0, 0);
    touch('pointermove', 1, 20, 10);
    touch('pointerdown', 5, 70, 500, { isPrimary: true });
    touch('pointerup', 5, 70, 520);
    expect(described()).toEqual(['drag start x', 'drag cancel x 20,0', 'tap 70,0']);
  });

  it('starts no pinch with a mouse and a finger', () => {
    const { button, described } = attach(create);
    const touch = touchOn(button);
    touch('pointerdown', 9, 0, 0, { isPrimary: true, pointerType: 'mouse' });
    touch('pointerdown', 1, 40, 10);
    touch('pointerup', 1, 40, 20);
    expect(described()).toEqual(['tap 40,0']);
  });

  it('ignores events without a press', () => {
    const { button, gestures } = attach(create);
    const touch = touchOn(button);
    touch('pointermove', 1, 50, 0);
    touch('pointerup', 1, 90, 10);
    touch('pointercancel', 1, 0, 20);
    expect(gestures).toEqual([]);
  });

  it.each([1, 2, 5])('ignores mouse button %i', (button) => {
    const { stage, gestures } = attach(create);
    const touch = touchOn(stage);
    const init = { pointerType: 'mouse', button, buttons: 2 };
    touch('pointerdown', 1, 0, 0, init);
    touch('pointermove', 1, 50, 10, init);
    touch('pointerup', 1, 50, 20, init);
    expect(gestures).toEqual([]);
  });

  it('cancels a drag whose main button has been released in a context menu', () => {
    const { stage, described } = attach(create);
    const touch = touchOn(stage);
    touch('pointerdown', 1, 0, 0, { pointerType: 'mouse' });
    touch('pointermove', 1, 50, 10, { pointerType: 'mouse' });
    touch('pointermove', 1, 90, 20, { pointerType: 'mouse', buttons: 2 });
    expect(described()).toEqual(['drag start x', 'drag cancel x 50,0']);
  });

  it('captures no pointer for a tap, one for a drag in any direction and two for a pinch', () => {
    const { button, captured } = attach(create);
    playTrace(button, tap);
    expect(captured).toEqual([]);
    playTrace(button, fastFlickLeft);
    expect(captured).toEqual([1]);
    playTrace(button, dragDown);
    expect(captured).toEqual([1, 1]);
    playTrace(button, pinchOpen);
    expect(captured).toEqual([1, 1, 1, 2]);
  });

  it('cancels a pinch if the element loses one of the pointers', () => {
    const { stage, button, described } = attach(create);
    const touch = touchOn(button);
    touch('pointerdown', 1, 0, 0);
    touch('pointerdown', 2, 40, 10);
    touch('lostpointercapture', 1, 0, 20);
    touch('lostpointercapture', 2, 0, 30, { target: stage });
    touch('pointermove', 1, 80, 40);
    expect(described()).toEqual(['pinch start 1.00 at 20,0', 'pinch cancel 1.00 at 20,0']);
  });

  it('follows fingers that leave the element', () => {
    const { button, described } = attach(create);
    const touch = touchOn(button);
    const target = document.body;
    touch('pointerdown', 1, 0, 0);
    touch('pointerdown', 2, 40, 10);
    touch('pointermove', 2, 80, 20, { target });
    touch('pointerup', 2, 80, 30, { target });
    touch('pointermove', 1, -30, 40, { target });
    touch('pointerup', 1, -30, 50, { target });
    expect(described()).toEqual([
      'pinch start 1.00 at 20,0',
      'pinch end 2.00 at 40,0',
      'drag start x after pinch',
      'drag end x -30,0 after pinch',
    ]);
  });

  it('reports nothing once it is detached during a pinch', () => {
    const { button, gestures, detach } = attach(create);
    const touch = touchOn(button);
    touch('pointerdown', 1, 0, 0);
    touch('pointerdown', 2, 40, 10);
    detach();
    gestures.length = 0;
    touch('pointermove', 2, 80, 20);
    touch('pointerup', 2, 80, 20);
    touch('pointerup', 1, 0, 20);
    expect(gestures).toEqual([]);
  });

  it('writes no touch-action on the element', () => {
    const { stage, button } = attach(create);
    playTrace(button, pinchOpen);
    expect(stage.getAttribute('style') ?? '').toBe('');
  });
});

describe('a press on a control inside', () => {
  const gesturesOn = (html: string, selector: string) => {
    const { stage, gestures } = attach(createRecognizer);
    stage.innerHTML = html;
    const target = stage.querySelector(selector);
    if (!target) throw new Error(`${selector} is missing.`);
    playTrace(target, dragDown);
    return describeGestures(gestures, MIDDLE);
  };

  it.each([
    '<input type="range">',
    '<textarea></textarea>',
    '<select></select>',
    '<video></video>',
    '<audio></audio>',
    '<iframe></iframe>',
    '<div contenteditable><b>Text</b></div>',
    '<div data-no-gesture><b>Map</b></div>',
  ])('starts no gesture: %s', (html) => {
    expect(gesturesOn(html, ':nth-child(1):not(:has(*))')).toEqual([]);
  });

  it.each([
    '<button type="button"><img alt=""></button>',
    '<a href="#1"><img alt=""></a>',
    '<div contenteditable="false"><img alt=""></div>',
  ])('starts a drag where a press alone would activate it: %s', (html) => {
    expect(gesturesOn(html, 'img')).toEqual(dragDown.gestures);
  });

  it('starts a drag if only the page around the element is one', () => {
    document.body.setAttribute('data-no-gesture', '');
    expect(gesturesOn('<img alt="">', 'img')).toEqual(dragDown.gestures);
    document.body.removeAttribute('data-no-gesture');
  });

  it('starts a native drag of what is inside, unlike one on an image', () => {
    const { stage } = attach(createRecognizer);
    stage.innerHTML = '<div data-no-gesture><b>Map</b></div><img alt="">';
    const isAllowed = [...stage.querySelectorAll('b, img')].map((target) =>
      fireEvent.dragStart(target),
    );
    expect(isAllowed).toEqual([true, false]);
  });

  it('starts no pinch together with a finger beside it', () => {
    const { stage, button, gestures } = attach(createRecognizer);
    const input = stage.appendChild(document.createElement('input'));
    const touch = touchOn(button);
    touch('pointerdown', 1, 0, 0);
    touch('pointerdown', 2, 40, 10, { target: input });
    touch('pointerup', 2, 40, 20, { target: input });
    expect(gestures).toEqual([]);
  });
});
