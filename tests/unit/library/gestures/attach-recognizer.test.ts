import './pointer-event';
import { fireEvent } from '@testing-library/react';
import { attachRecognizer } from '@/gallery-lib/src/gestures/recognizer';
import type { Gesture } from '@/gallery-lib/src/gestures/gesture';
import { createRecognizer, type CreateRecognizer } from '@/gallery-lib/src/gestures/recognizer';
import { createHammerRecognizer } from '@/gallery-lib/src/hammer/recognize-with-hammer';
import { describeGestures } from '@/tests/gestures/describe-gestures';
import { dragDown, fastFlickLeft, pinchOpen } from '@/tests/gestures/traces';
import { MIDDLE, playTrace } from './play-trace';
import { playPointers } from './read-pointers';
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

describe.each([
  ['the built-in recognizer', createRecognizer],
  ['Hammer', createHammerRecognizer],
])('%s, attached to an element', (_, create) => {
  it.each([
    [
      'ignores a third finger, also when it is left alone',
      '↓0,0 2↓40,0 3↓90,0 3→20,0 ↑0,0 2↑40,0 3→80,0 3↑80,0',
      ['pinch start 1.00 at 20,0', 'pinch end 1.00 at 20,0'],
    ],
    [
      'ignores the fingers that are left after a cancelled pinch',
      '↓0,0 2↓40,0 × 2→90,0 3↓50,0 3→90,0 2↑90,0 3↑90,0',
      ['pinch start 1.00 at 20,0', 'pinch cancel 1.00 at 20,0'],
    ],
    ['ignores a finger beside one that is elsewhere on the page', '2↓0,0 2→50,0 2↑50,0', []],
    [
      'starts anew if the release of the last press has been missed',
      '↓0,0 →20,0 5*↓70,0@500 5*↑70,0@520',
      ['drag start x', 'drag cancel x 20,0', 'tap 70,0'],
    ],
    ['ignores events without a press', '→50,0 ↑90,0 ×', []],
    [
      'goes on if an element inside loses the pointer',
      '↓0,0 →-100,0 ⊘ ↑-100,0',
      ['drag start x', 'drag end x -100,0'],
    ],
  ])('%s', (_, pointers, expected) => {
    const { button, described } = attach(create);
    playPointers(button, pointers);
    expect(described()).toEqual(expected);
  });

  it('starts no pinch with a mouse and a finger', () => {
    const { button, described } = attach(create);
    playPointers(button, '9*↓0,0', { pointerType: 'mouse' });
    playPointers(button, '↓40,0@10 ↑40,0');
    expect(described()).toEqual(['tap 40,0']);
  });

  it.each([1, 2, 5])('ignores mouse button %i', (button) => {
    const { stage, gestures } = attach(create);
    playPointers(stage, '↓0,0 →50,0 ↑50,0', { pointerType: 'mouse', button, buttons: 2 });
    expect(gestures).toEqual([]);
  });

  it.each([0, 2])('cancels a drag with a mouse whose pressed buttons become %i', (buttons) => {
    const { stage, described } = attach(create);
    playPointers(stage, '↓0,0 →50,0', { pointerType: 'mouse' });
    playPointers(stage, '→90,0@20', { pointerType: 'mouse', buttons });
    expect(described()).toEqual(['drag start x', 'drag cancel x 50,0']);
  });

  it('captures no pointer for a tap, one for a drag in any direction and two for a pinch', () => {
    const { button, captured } = attach(create);
    playPointers(button, '↓0,0 →10,0 ↑10,0');
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
    playPointers(button, '↓0,0 2↓40,0 ⊘');
    playPointers(stage, '2⊘@30');
    playPointers(button, '→80,0@40');
    expect(described()).toEqual(['pinch start 1.00 at 20,0', 'pinch cancel 1.00 at 20,0']);
  });

  it('follows fingers that leave the element', () => {
    const { button, described } = attach(create);
    playPointers(button, '↓0,0 2↓40,0');
    playPointers(document.body, '2→80,0@20 2↑80,0 →-30,0 ↑-30,0');
    expect(described()).toEqual([
      'pinch start 1.00 at 20,0',
      'pinch end 2.00 at 40,0',
      'drag start x after pinch',
      'drag end x -30,0 after pinch',
    ]);
  });

  it('reports nothing once it is detached during a pinch', () => {
    const { button, gestures, detach } = attach(create);
    playPointers(button, '↓0,0 2↓40,0');
    detach();
    gestures.length = 0;
    playPointers(button, '2→80,0@20 2↑80,0 ↑0,0');
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
    playPointers(button, '↓0,0');
    playPointers(input, '2↓40,0@10 2↑40,0');
    expect(gestures).toEqual([]);
  });
});
