import { countWith, matches, writeQuery, type Values } from '@/components/client/demo-index/match';
import { getFilters } from '@/components/demos/demo-index/filters';
import { demoRoutes, topics } from '@/components/site/route-map';

const none: Values = { component: [], topic: [] };

it.each(demoRoutes().map(({ path, demo }) => [path, demo?.topics ?? []] as const))(
  '%s is about something',
  (_path, own) => {
    expect(own.length).toBeGreaterThan(0);
    expect(new Set(own).size).toBe(own.length);
  },
);

it('each filter says how many demos it shows', () => {
  const [components, subjects] = getFilters(demoRoutes());
  expect(components?.choices).toEqual(
    ['Modal', 'Plain', 'Carousel'].map((label) => ({
      value: label.toLowerCase(),
      label,
      count: demoRoutes().filter(({ demo }) => demo?.group === label).length,
    })),
  );
  expect(subjects?.choices.map(({ value }) => value)).toEqual(Object.keys(topics));
  for (const { value, count } of subjects?.choices ?? []) {
    const tagged = demoRoutes().filter(({ demo }) => demo?.topics.some((tag) => tag === value));
    expect(count).toBe(tagged.length);
    expect(count).toBeGreaterThan(1);
  }
});

const buttons: Values = { component: ['modal'], topic: ['buttons', 'events'] };
const captions: Values = { component: ['carousel'], topic: ['captions'] };

it.each<[string, Values, Values, boolean]>([
  ['no filter', buttons, none, true],
  ['its component', buttons, { ...none, component: ['modal'] }, true],
  ['another component', buttons, { ...none, component: ['plain'] }, false],
  ['one of two components', buttons, { ...none, component: ['plain', 'modal'] }, true],
  ['one of two subjects', buttons, { ...none, topic: ['captions', 'events'] }, true],
  ['component and subject', buttons, { component: ['modal'], topic: ['events'] }, true],
  ['component, but not subject', captions, { component: ['carousel'], topic: ['events'] }, false],
])('a card and %s', (_case, card, chosen, expected) => {
  expect(matches(card, chosen)).toBe(expected);
});

it.each<[Values, string, string, number]>([
  [none, 'component', 'modal', 1],
  [{ ...none, topic: ['captions'] }, 'component', 'modal', 0],
  [{ ...none, topic: ['captions'] }, 'component', 'carousel', 1],
  [{ ...none, topic: ['captions'] }, 'topic', 'events', 1],
])('with %j, %s %s would show %i of two cards', (chosen, name, value, expected) => {
  expect(countWith([buttons, captions], chosen, name, value)).toBe(expected);
});

it.each<[string, Values, string]>([
  ['', none, ''],
  [
    '',
    { component: ['plain'], topic: ['layout', 'captions'] },
    '?component=plain&topic=layout&topic=captions',
  ],
  ['?component=modal&topic=events', none, ''],
  [
    '?ref=mail&component=modal',
    { ...none, component: ['carousel'] },
    '?ref=mail&component=carousel',
  ],
])('the query %j with the filters %j becomes %j', (search, chosen, expected) => {
  expect(writeQuery(search, chosen)).toBe(expected);
});
