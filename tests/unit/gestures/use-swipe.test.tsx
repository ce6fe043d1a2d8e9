import './pointer-event';
import { fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useRef } from 'react';
import { useSwipe } from '@/gallery-lib/src/gestures/use-swipe';
import { dragDown, fastFlickLeft, fastFlickRight, tap, traces } from '@/tests/gestures/traces';
import { dispatchPointer, playTrace } from './play-trace';

interface StageProps {
  inverted?: boolean;
  dir?: 'rtl';
  onMove: (type: string) => void;
  onClick?: () => void;
}

function Stage({ inverted = false, dir, onMove, onClick }: StageProps) {
  const ref = useRef<HTMLDivElement>(null);
  useSwipe(ref, inverted, onMove);
  return (
    <div ref={ref} data-testid="stage" style={{ direction: dir ?? 'ltr' }}>
      <button type="button" onClick={onClick}>
        Inside
      </button>
    </div>
  );
}

const stage = () => screen.getByTestId('stage');
const button = () => screen.getByRole('button');

/** Moves a mouse that is pressed over the stage; `pointerdown` presses it. */
function drag(type: string, clientX: number, time = 0, buttons = 1) {
  dispatchPointer(button(), type, time, {
    pointerId: 1,
    pointerType: 'mouse',
    buttons,
    clientX,
    clientY: 0,
  });
}

const nextFrame = () => new Promise(requestAnimationFrame);

describe('the direction of a swipe', () => {
  it.each([
    ['left to right', {}, ['next', 'previous']],
    ['right to left', { dir: 'rtl' }, ['previous', 'next']],
    ['inverted', { inverted: true }, ['previous', 'next']],
    ['right to left and inverted', { inverted: true, dir: 'rtl' }, ['next', 'previous']],
  ] as const)('%s', (_, props, expected) => {
    const moves: string[] = [];
    render(<Stage {...props} onMove={(type) => moves.push(type)} />);
    playTrace(button(), fastFlickLeft);
    expect(stage().style.getPropertyValue('--ks-away')).toBe('-100%');
    playTrace(button(), fastFlickRight);
    expect(stage().style.getPropertyValue('--ks-away')).toBe('100%');
    expect(moves).toEqual(expected);
  });

  it('is that of the latest render', () => {
    const first = jest.fn();
    const second = jest.fn();
    const { rerender } = render(<Stage onMove={first} />);
    rerender(<Stage inverted onMove={second} />);
    playTrace(button(), fastFlickLeft);
    expect(first).not.toHaveBeenCalled();
    expect(second.mock.calls).toEqual([['previous']]);
  });
});

it('a swipe is reported once under StrictMode', () => {
  const onMove = jest.fn();
  render(
    <StrictMode>
      <Stage onMove={onMove} />
    </StrictMode>,
  );
  playTrace(button(), fastFlickLeft);
  expect(onMove).toHaveBeenCalledTimes(1);
});

it('an unmounted element reports nothing', () => {
  const onMove = jest.fn();
  const { unmount } = render(<Stage onMove={onMove} />);
  const element = stage();
  unmount();
  playTrace(element, fastFlickLeft);
  expect(onMove).not.toHaveBeenCalled();
  expect(element).not.toHaveAttribute('data-swipe');
});

describe('during a drag', () => {
  it('the offset is written once per frame, and removed at the end', async () => {
    render(<Stage onMove={jest.fn()} />);
    const write = jest.spyOn(stage().style, 'setProperty');
    const offsets = () => write.mock.calls.filter(([name]) => name === '--ks-drag');
    drag('pointerdown', 200);
    for (const x of [180, 170, 160]) drag('pointermove', x);
    expect(stage()).toHaveAttribute('data-dragging');
    expect(offsets()).toEqual([]);
    await nextFrame();
    expect(offsets()).toEqual([['--ks-drag', '-40px']]);
    drag('pointermove', 150);
    await nextFrame();
    expect(offsets()).toHaveLength(2);
    drag('pointermove', 140);
    drag('pointerup', 140, 900);
    expect(stage()).not.toHaveAttribute('data-dragging');
    await nextFrame();
    expect(offsets()).toHaveLength(2);
    expect(stage().style.getPropertyValue('--ks-drag')).toBe('');
  });

  it('the component is not rendered', () => {
    const renders = jest.fn();
    function Counted() {
      renders();
      return <Stage onMove={jest.fn()} />;
    }
    render(<Counted />);
    renders.mockClear();
    playTrace(button(), traces['a drag to the left and back'] ?? fastFlickLeft);
    expect(renders).not.toHaveBeenCalled();
  });

  it('the pointer is captured once the drag has started', () => {
    render(<Stage onMove={jest.fn()} />);
    const capture = jest.fn();
    Object.assign(stage(), { setPointerCapture: capture });
    drag('pointerdown', 200);
    drag('pointermove', 195);
    expect(capture).not.toHaveBeenCalled();
    drag('pointermove', 180);
    drag('pointermove', 170);
    expect(capture.mock.calls).toEqual([[1]]);
  });

  it('a vertical drag is nothing', () => {
    const onMove = jest.fn();
    render(<Stage onMove={onMove} />);
    playTrace(button(), dragDown);
    expect(stage()).not.toHaveAttribute('data-dragging');
    expect(onMove).not.toHaveBeenCalled();
  });

  it.each(['lostpointercapture', 'pointercancel'])('%s on the element cancels', (type) => {
    const onMove = jest.fn();
    render(<Stage onMove={onMove} />);
    drag('pointerdown', 200);
    drag('pointermove', 100);
    dispatchPointer(stage(), type, 10, { pointerId: 1, pointerType: 'mouse' });
    expect(stage()).not.toHaveAttribute('data-dragging');
    drag('pointerup', 100, 20);
    expect(onMove).not.toHaveBeenCalled();
  });

  it('lost capture of an element inside does not cancel', () => {
    const onMove = jest.fn();
    render(<Stage onMove={onMove} />);
    drag('pointerdown', 200);
    drag('pointermove', 100);
    drag('lostpointercapture', 0);
    drag('pointerup', 100, 20);
    expect(onMove.mock.calls).toEqual([['next']]);
  });

  it('a mouse that moves without a pressed button cancels', () => {
    const onMove = jest.fn();
    render(<Stage onMove={onMove} />);
    drag('pointerdown', 200);
    drag('pointermove', 100);
    drag('pointermove', 100, 10, 0);
    expect(stage()).not.toHaveAttribute('data-dragging');
    drag('pointerup', 100, 20);
    expect(onMove).not.toHaveBeenCalled();
  });

  it('it may leave the element', () => {
    const onMove = jest.fn();
    render(<Stage onMove={onMove} />);
    drag('pointerdown', 200);
    const outside = { pointerId: 1, pointerType: 'mouse', buttons: 1, clientX: 20, clientY: 0 };
    dispatchPointer(document.body, 'pointermove', 20, outside);
    dispatchPointer(document.body, 'pointerup', 40, { ...outside, buttons: 0 });
    expect(onMove.mock.calls).toEqual([['next']]);
  });
});

it('the right mouse button does not drag', () => {
  const onMove = jest.fn();
  render(<Stage onMove={onMove} />);
  const init = { pointerId: 1, pointerType: 'mouse', button: 2, buttons: 2 };
  dispatchPointer(button(), 'pointerdown', 0, { ...init, clientX: 200 });
  dispatchPointer(button(), 'pointermove', 10, { ...init, clientX: 20 });
  dispatchPointer(button(), 'pointerup', 20, { ...init, clientX: 20 });
  expect(onMove).not.toHaveBeenCalled();
});

it('links and images are not dragged natively', () => {
  render(<Stage onMove={jest.fn()} />);
  expect(fireEvent.dragStart(button())).toBe(false);
});

describe('a click', () => {
  it('on a button inside works', () => {
    const onClick = jest.fn();
    render(<Stage onMove={jest.fn()} onClick={onClick} />);
    playTrace(button(), tap);
    fireEvent.click(button(), { detail: 1, clientX: 400, clientY: 300 });
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('that ends a drag is suppressed, the next one is not', () => {
    const onClick = jest.fn();
    render(<Stage onMove={jest.fn()} onClick={onClick} />);
    playTrace(button(), fastFlickLeft);
    expect(fireEvent.click(button(), { detail: 1 })).toBe(false);
    expect(onClick).not.toHaveBeenCalled();
    fireEvent.click(button(), { detail: 1 });
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('of a new press after a drag works', () => {
    const onClick = jest.fn();
    render(<Stage onMove={jest.fn()} onClick={onClick} />);
    playTrace(button(), fastFlickLeft);
    playTrace(button(), tap);
    fireEvent.click(button(), { detail: 1, clientX: 400, clientY: 300 });
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('far from its press is suppressed before the gesture source reports a drag', () => {
    const onClick = jest.fn();
    render(<Stage onMove={jest.fn()} onClick={onClick} />);
    dispatchPointer(button(), 'pointerdown', 0, { pointerId: 1, clientX: 400, clientY: 300 });
    fireEvent.click(button(), { detail: 1, clientX: 400, clientY: 330 });
    expect(onClick).not.toHaveBeenCalled();
  });

  it('from the keyboard works after a drag', () => {
    const onClick = jest.fn();
    render(<Stage onMove={jest.fn()} onClick={onClick} />);
    playTrace(button(), fastFlickLeft);
    fireEvent.click(button(), { detail: 0 });
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});
