import {
  getOutcome,
  getRatio,
  getValue,
  getVerdict,
} from '@/components/performance/data/comparison';

test.each([
  ['a smaller value is better', 2, 4, 'better'],
  ['a larger value is worse', 6, 3, 'worse'],
  ['equal values are a tie', 3, 3, 'tie'],
  ['less than 5 % fewer is a tie', 100, 104, 'tie'],
  ['less than 5 % more is a tie', 104, 100, 'tie'],
  ['5 % more is worse', 105, 100, 'worse'],
  ['5 % fewer is better', 100, 105, 'better'],
  ['two zeros are a tie', 0, 0, 'tie'],
  ['zero is better than anything above it', 0, 3, 'better'],
  ['anything above zero is worse than zero', 3, 0, 'worse'],
])('%s', (_name, ours, theirs, outcome) => {
  expect(getOutcome(ours, theirs)).toBe(outcome);
});

test('the ratio is our value divided by that of the alternative', () => {
  expect(getRatio(3, 6)).toBe(0.5);
  expect(getRatio(0, 6)).toBe(0);
  expect(getRatio(6, 0)).toBeUndefined();
});

const measures = [
  { name: 'Bytes', digits: 0, values: { ours: 1, a: 2, b: 1 } },
  { name: 'Time', digits: 0, values: { ours: 3, a: 2, b: 1 } },
  { name: 'Work', digits: 0, values: { ours: 5, a: 5, b: 9 } },
];

test.each([
  ['a', { better: ['Bytes'], tie: ['Work'], worse: ['Time'] }],
  ['b', { better: ['Work'], tie: ['Bytes'], worse: ['Time'] }],
])('the verdict sorts every measure by its outcome against %s', (peer, outcomes) => {
  expect(getVerdict(measures, 'ours', peer)).toEqual({ peer, ...outcomes });
});

test('a missing value is an error', () => {
  const [measure] = measures;
  expect(measure && getValue(measure, 'a')).toBe(2);
  expect(() => getVerdict(measures, 'ours', 'c')).toThrow('Bytes: there is no value for c.');
});
