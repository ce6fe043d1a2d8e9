import { dropPath, replaceRefused } from '@/components/playground/state/refused-values';

it.each([
  ['a value', { 'a.b': 1, 'a.c': 2 }, 'a.b', { 'a.c': 2 }],
  ['the group of a default', { 'a.b': 1, 'c.d': 2 }, 'a.x', { 'c.d': 2 }],
  ['everything, if nothing of the group is set', { 'a.b': 1 }, 'c.d', {}],
  ['everything, if the message names nothing', { 'a.b': 1 }, undefined, {}],
])('drops %s', (_, values, path, rest) => {
  expect(dropPath(values, path)).toEqual(rest);
});

const accepted = { 'a.b': 1, 'c.d': 5 };

it.each([
  ['the last accepted value', { 'a.b': 0, 'a.c': 2 }, 'a.b', { 'a.b': 1, 'a.c': 2 }],
  ['its default, if it had none', { 'a.x': 0, 'a.c': 2 }, 'a.x', { 'a.c': 2 }],
  ['its default, if the last one is also refused', { 'a.b': 1, 'a.c': 2 }, 'a.b', { 'a.c': 2 }],
  ['what was accepted, if a default is refused', { 'a.c': 2 }, 'a.b', accepted],
  ['what was accepted, if the message names nothing', { 'a.c': 2 }, undefined, accepted],
  ['its group dropped, if that is also refused', accepted, 'a.x', { 'c.d': 5 }],
])('gives a refused value %s', (_, values, path, rest) => {
  expect(replaceRefused(values, accepted, path)).toEqual(rest);
});
