import './pointer-event';
import { fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useRef } from 'react';
import { useSwipe } from '@/gallery-lib/src/gestures/use-swipe';
import { fastFlickLeft, fastFlickRight, tap, traces, type Trace } from '@/tests/gestures/traces';
import { playTrace } from './play-trace';
import { playPointers } from './read-pointers';

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

const nextFrame = () => new Promise(requestAnimationFrame);

describe('the direction of a swipe', () => {
  it.each([
    ['left to right', {}, ['next', 'previous'], '100%'],
    ['right to left', { dir: 'rtl' }, ['previous', 'next'], '-100%'],
    ['inverted', { inverted: true }, ['previous', 'next'], '-100%'],
    ['right to left and inverted', { inverted: true, dir: 'rtl' }, ['next', 'previous'], '100%'],
  ] as const)('%s', (_, props, expected, next) => {
    const moves: string[] = [];
    render(<Stage {...props} onMove={(type) => moves.push(type)} />);
    playTrace(button(), fastFlickLeft);
    expect(stage().style.getPropertyValue('--ks-away')).toBe('-100%');
    expect(stage().style.getPropertyValue('--ks-next')).toBe(next);
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
    playPointers(button(), '↓200,0 →180,0 →170,0 →160,0');
    expect(stage()).toHaveAttribute('data-dragging', '');
    expect(offsets()).toEqual([]);
    await nextFrame();
    expect(offsets()).toEqual([['--ks-drag', '-40px']]);
    playPointers(button(), '→150,0@40');
    await nextFrame();
    expect(offsets()).toHaveLength(2);
    playPointers(button(), '→140,0@50 ↑140,0@900');
    expect(stage()).toHaveAttribute('data-dragging', 'back');
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
});

describe('a click', () => {
  const click = { detail: 1, clientX: 400, clientY: 300 };
  const byKeyboard = { detail: 0 };

  it.each<[string, Trace[], MouseEventInit[], number]>([
    ['on a button inside works', [tap], [click], 1],
    ['that ends a drag is suppressed', [fastFlickLeft], [click], 0],
    ['after the one that ends a drag works', [fastFlickLeft], [click, click], 1],
    ['of a new tap after a drag works', [fastFlickLeft, tap], [click], 1],
    ['from the keyboard works after a drag', [fastFlickLeft], [byKeyboard], 1],
  ])('%s', (_, gestures, clicks, expected) => {
    const onClick = jest.fn();
    render(<Stage onMove={jest.fn()} onClick={onClick} />);
    for (const trace of gestures) playTrace(button(), trace);
    const isAllowed = clicks.map((init) => fireEvent.click(button(), init));
    expect(onClick).toHaveBeenCalledTimes(expected);
    expect(isAllowed.filter(Boolean)).toHaveLength(expected);
  });

  it('far from its pointerdown is suppressed before the gesture source reports a drag', () => {
    const onClick = jest.fn();
    render(<Stage onMove={jest.fn()} onClick={onClick} />);
    playPointers(button(), '↓400,300');
    fireEvent.click(button(), { detail: 1, clientX: 400, clientY: 330 });
    expect(onClick).not.toHaveBeenCalled();
  });
});
