import { render, screen, within } from '@testing-library/react';
import {
  getGestureOutcome,
  getWorkingKeys,
  gestureMeasures,
} from '@/components/performance/data/gesture-measures';
import {
  countGestures,
  getGestureRows,
  isDecided,
} from '@/components/performance/data/gesture-table';
import { Gestures } from '@/components/performance/gestures';
import { own, results } from '@/components/performance/data/results';

const records = results.gestures.results.gestures ?? {};
const [first] = Object.values(records);
if (!first) throw new Error('There are no results.');

const getMeasure = (name: string) => {
  const measure = gestureMeasures.find((each) => each.name === name);
  if (!measure) throw new Error(`There is no measure ${name}.`);
  return measure;
};

const withJump = (jump: number | null) => ({ ...first, dismiss: { closes: true, jump } });
const withReturn = (time: number | null) => ({ ...first, return: { ...first.return, time } });
const withUp = (followsUp: boolean) => ({ ...first, return: { ...first.return, followsUp } });
const withLevel = (level: number) => ({ ...first, doubleTap: { ...first.doubleTap, level } });

test.each([
  ['less px', 'Drag down: jump when released', withJump(0), withJump(3), 'better'],
  ['more px', 'Drag down: jump when released', withJump(3), withJump(0), 'worse'],
  ['up to 1 px', 'Drag down: jump when released', withJump(1), withJump(0), 'tie'],
  ['no animation at all', 'Drag down: jump when released', withJump(null), withJump(9), 'worse'],
  ['up to a frame', 'Short drag down: time to rest', withReturn(317), withReturn(300), 'tie'],
  ['no time', 'Short drag down: time to rest', withReturn(300), withReturn(null), undefined],
  ['what works', 'Drag up: image follows', withUp(true), withUp(false), 'better'],
  ['what does not work', 'Drag up: image follows', withUp(false), withUp(true), 'worse'],
  ['a mere difference', 'Double tap: level', withLevel(3), withLevel(2), undefined],
])('%s beside an alternative', (_name, measure, ours, theirs, outcome) => {
  expect(getGestureOutcome(getMeasure(measure), ours, theirs)).toBe(outcome);
});

test('names the keys that zoom or pan', () => {
  expect(getWorkingKeys({ ...first, keys: { plus: true, minus: false, arrowsDown: true } })).toBe(
    '+, ↑ ↓',
  );
});

test('a better value of an alternative is marked, and so is a worse one', () => {
  const compare = (ours: number, theirs: number) => {
    const both = { [own]: withJump(ours), other: withJump(theirs) };
    const isJump = ({ name }: { name: string }) => name === 'Drag down: jump when released';
    return getGestureRows(both, own, isJump)[0];
  };
  expect(compare(5, 2)).toEqual(['Drag down: jump when released, px', '5', '2 (better)']);
  expect(compare(2, 5)).toEqual(['Drag down: jump when released, px', '2', '5 (worse)']);
});

test('the page shows every measure in which an alternative is better or worse', () => {
  render(<Gestures />);
  const table = within(screen.getByRole('table', { name: 'Gestures compared' }));
  const decided = gestureMeasures.filter((measure) => isDecided(measure, records, own));
  expect(table.getAllByRole('row')).toHaveLength(decided.length + 2);
  const peers = Object.keys(records).filter((library) => library !== own);
  const worse = peers.reduce((sum, peer) => sum + countGestures(records, own, peer).worse, 0);
  expect(table.queryAllByText(/\(better\)$/)).toHaveLength(worse);
});
