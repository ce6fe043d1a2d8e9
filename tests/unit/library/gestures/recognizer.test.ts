import './pointer-event';
import { fireEvent } from '@testing-library/react';
import type { Gesture, GestureSource } from '@/gallery-lib/src/gestures/gesture';
import { pointerSource } from '@/gallery-lib/src/gestures/recognizer';
import { recognizeWithHammer } from '@/gallery-lib/src/hammer/recognize-with-hammer';
import { describeGestures } from '@/tests/gestures/describe-gestures';
import { dragDown, fastFlickLeft, pinchOpen } from '@/tests/gestures/traces';
import { MIDDLE, playTrace } from './play-trace';
import { playPointers } from './read-pointers';
import { createStage } from './stage';

/** Attaches a source to a stage whose captured pointers are recorded. */
function attach(source: GestureSource) {
  const elements = createStage();
  const gestures: Gesture[] = [];
  const captured: number[] = [];
  Object.assign(elements.stage, { setPointerCapture: (id: number) => captured.push(id) });
  const detach = source(elements.stage, (gesture) => gestures.push(gesture));
  const described = () => describeGestures(gestures, { x: 0, y: 0 });
  return { ...elements, gestures, described, captured, detach };
}

/** What a gesture does and where; a pinch with a position that is not rounded. */
function describeGesture(gesture: Gesture): [string, string] {
  if (gesture.type === 'tap' || gesture.type === 'doubleTap') return [gesture.type, ''];
  if (gesture.type === 'pinch')
    return [`pinch ${gesture.phase}`, `${gesture.scale} ${gesture.centerX},${gesture.centerY}`];
  const place = `${gesture.axis} ${gesture.deltaX},${gesture.deltaY}`;
  if (gesture.type === 'pending') return [gesture.type, place];
  return [`${gesture.isAfterPinch ? 'after pinch ' : ''}${gesture.phase}`, place];
}

/** Describes gestures; the place of one is left out if it is that of the one before. */
const describeAll = (gestures: readonly Gesture[]) =>
  gestures
    .map(describeGesture)
    .map(([what, place], index, all) =>
      place && place !== all[index - 1]?.[1] ? `${what} ${place}` : what,
    )
    .join('; ');

const slantedScale = Math.hypot(5, 0.5) / 4;

describe.each([
  ['the built-in source', pointerSource],
  ['Hammer', recognizeWithHammer],
])('%s', (_, source) => {
  const recognize = (pointers: string) => {
    const { button, gestures } = attach(source);
    playPointers(button, pointers);
    return gestures;
  };

  it.each([
    ['a short touch is a tap', '↓0,0 ↑3,3@250', 'tap'],
    ['a long touch is nothing', '↓0,0 ↑0,0@251', ''],
    ['a touch that moves 10 px is a tap', '↓0,0 →10,0 ↑10,0', 'pending x 10,0; tap'],
    [
      'a touch that may become a drag is reported from 3 px on',
      '↓0,0 →3,0 →2,4 →11,4 →5,0 ↑5,0',
      `pending y 2,4; start x 11,4; move; move x 5,0; end`,
    ],
    ['a touch that moves 11 px is a drag', '↓0,0 →11,0 ↑11,0', 'start x 11,0; move; end'],
    ['a drag keeps its axis', '↓0,0 →12,2 →12,80 ↑12,80', 'start x 12,2; move; move x 12,80; end'],
    ['an even diagonal is vertical', '↓0,0 →-20,20 ↑-20,20', 'start y -20,20; move; end'],
    ['a drag that returns is not a tap', '↓0,0 →30,0 ↑0,0', 'start x 30,0; move; end x 0,0'],
    ['a flick without a move is a drag', '↓0,0 ↑-40,0', 'start x -40,0; end'],
    ['a cancelled drag has its last position', '↓50,50 →80,50 ×', 'start x 30,0; move; cancel'],
    ['a cancelled touch is nothing', '↓50,50 ×@20', ''],
    [
      'two fingers are a pinch and no tap',
      '↓0,0 2↓50,0 2↑50,0 ↑0,0',
      'pinch start 1 25,0; pinch end',
    ],
    [
      'a second finger cancels a drag at its last position',
      '↓0,0 →20,0 2↓60,0 →10,0 2↑60,0 ↑10,0',
      'start x 20,0; move; cancel; pinch start 1 40,0; pinch move 1.25 35,0; pinch end',
    ],
    [
      'scale and centre of a pinch are not rounded',
      '↓0,0.5@0 2↓4,0.5@0 2→4.5,0.5 2→5,1 2↑5,1@20',
      `pinch start 1 2,0.5; pinch move 1.125 2.25,0.5; pinch move ${slantedScale} 2.5,0.75; pinch end`,
    ],
    [
      'fingers that are put down at one point have a scale',
      '↓5,5@0 2↓5,5@0 2→9,5',
      'pinch start 1 5,5; pinch move 4 7,5',
    ],
    [
      'the finger that is left after a pinch drags without a threshold',
      '↓0,0 2↓40,0 2→80,0 ↑0,0 2→80,1 2→90,5 2↑90,5',
      'pinch start 1 20,0; pinch move 2 40,0; pinch end; after pinch start y 0,1; after pinch move; after pinch move y 10,5; after pinch end',
    ],
    [
      'a drag after a pinch becomes a pinch again',
      '↓0,0 2↓40,0 2↑40,0 →2,0 3↓42,0 ×',
      'pinch start 1 20,0; pinch end; after pinch start x 2,0; after pinch move; after pinch cancel; pinch start 1 22,0; pinch cancel',
    ],
    [
      'a touch after a pinch is new',
      '↓0,0 2↓40,0 2↑40,0 ↑0,0 ↓0,0 →9,0 ↑9,0',
      'pinch start 1 20,0; pinch end; pending x 9,0; tap',
    ],
    [
      'a touch after a cancelled pinch is new',
      '↓0,0 2↓40,0 × ↓0,0 →12,0 ↑12,0',
      'pinch start 1 20,0; pinch cancel; start x 12,0; move; end',
    ],
  ])('%s', (_, pointers, expected) => {
    expect(describeAll(recognize(pointers))).toBe(expected);
  });

  it.each([
    ['is that of the last 100 ms', '↓0,0 →100,0@500 →150,10@550 ↑200,20@600', [1, 0.2]],
    ['is 0 after a rest', '↓0,0 →100,0@50 ↑100,0@400', [0, 0]],
    ['is 0 if no time has passed', '↓0,0@0 ↑100,0@0', [0, 0]],
    ['after a pinch counts from its end', '↓0,0@0 2↓40,0@0 2→90,0@40 ↑0,0 2↑100,0', [1, 0]],
  ])('the velocity of a drag %s', (_, pointers, expected) => {
    const gesture = recognize(pointers).at(-1);
    const velocity = gesture?.type === 'drag' ? [gesture.velocityX, gesture.velocityY] : [];
    expect(velocity).toEqual(expected);
  });

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
      'starts again if the last pointerup has been missed',
      '↓0,0 →20,0 5*↓70,0@500 5*↑70,0@520',
      ['drag start x', 'drag cancel x 20,0', 'tap 70,0'],
    ],
    ['ignores events without a pointerdown', '→50,0 ↑90,0 ×', []],
    [
      'continues if an element inside loses the pointer',
      '↓0,0 →-100,0 ⊘ ↑-100,0',
      ['drag start x', 'drag end x -100,0'],
    ],
  ])('%s', (_, pointers, expected) => {
    const { button, described } = attach(source);
    playPointers(button, pointers);
    expect(described()).toEqual(expected);
  });

  it('starts no pinch with a mouse and a finger', () => {
    const { button, described } = attach(source);
    playPointers(button, '9*↓0,0', { pointerType: 'mouse' });
    playPointers(button, '↓40,0@10 ↑40,0');
    expect(described()).toEqual(['tap 40,0']);
  });

  it.each([1, 2, 5])('ignores mouse button %i', (button) => {
    const { stage, gestures } = attach(source);
    playPointers(stage, '↓0,0 →50,0 ↑50,0', { pointerType: 'mouse', button, buttons: 2 });
    expect(gestures).toEqual([]);
  });

  it.each([0, 2])('cancels a drag with a mouse whose pressed buttons become %i', (buttons) => {
    const { stage, described } = attach(source);
    playPointers(stage, '↓0,0 →50,0', { pointerType: 'mouse' });
    playPointers(stage, '→90,0@20', { pointerType: 'mouse', buttons });
    expect(described()).toEqual(['drag start x', 'drag cancel x 50,0']);
  });

  it('captures no pointer for a tap, one for a drag in any direction and two for a pinch', () => {
    const { button, captured } = attach(source);
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
    const { stage, button, described } = attach(source);
    playPointers(button, '↓0,0 2↓40,0 ⊘');
    playPointers(stage, '2⊘@30');
    playPointers(button, '→80,0@40');
    expect(described()).toEqual(['pinch start 1.00 at 20,0', 'pinch cancel 1.00 at 20,0']);
  });

  it('follows fingers that leave the element', () => {
    const { button, described } = attach(source);
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
    const { button, gestures, detach } = attach(source);
    playPointers(button, '↓0,0 2↓40,0');
    detach();
    gestures.length = 0;
    playPointers(button, '2→80,0@20 2↑80,0 ↑0,0');
    expect(gestures).toEqual([]);
  });

  it('writes no touch-action on the element', () => {
    const { stage, button } = attach(source);
    playTrace(button, pinchOpen);
    expect(stage.getAttribute('style') ?? '').toBe('');
  });
});

describe('a drag on a control inside', () => {
  const gesturesOn = (html: string, selector: string) => {
    const { stage, gestures } = attach(pointerSource);
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
  ])('starts a gesture where a click would activate it: %s', (html) => {
    expect(gesturesOn(html, 'img')).toEqual(dragDown.gestures);
  });

  it('starts a drag if only the page around the element is one', () => {
    document.body.setAttribute('data-no-gesture', '');
    expect(gesturesOn('<img alt="">', 'img')).toEqual(dragDown.gestures);
    document.body.removeAttribute('data-no-gesture');
  });

  it('starts a native drag of what is inside, unlike one on an image', () => {
    const { stage } = attach(pointerSource);
    stage.innerHTML = '<div data-no-gesture><b>Map</b></div><img alt="">';
    const isAllowed = [...stage.querySelectorAll('b, img')].map((target) =>
      fireEvent.dragStart(target),
    );
    expect(isAllowed).toEqual([true, false]);
  });

  it('starts no pinch together with a finger beside it', () => {
    const { stage, button, gestures } = attach(pointerSource);
    const input = stage.appendChild(document.createElement('input'));
    playPointers(button, '↓0,0');
    playPointers(input, '2↓40,0@10 2↑40,0');
    expect(gestures).toEqual([]);
  });
});
