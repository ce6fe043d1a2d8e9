import { demoGroups, topics, type Route } from '@/components/site/route-map';

/** A kind of filter: the demos with one of its chosen values are shown. */
export interface FilterKind {
  readonly name: 'component' | 'topic';
  readonly legend: string;
  readonly choices: readonly FilterChoice[];
}

export interface FilterChoice {
  readonly value: string;
  readonly label: string;
  /** Number of demos that have the value. */
  readonly count: number;
}

const componentOf = ({ demo }: Route) => demo?.group.toLowerCase();
const isAbout = ({ demo }: Route, subject: string) =>
  demo?.topics.some((topic) => topic === subject);

/** The filters of the demo index, with the numbers of demos. */
export function getFilters(demos: readonly Route[]): readonly FilterKind[] {
  const count = (has: (route: Route) => boolean | undefined) => demos.filter(has).length;
  return [
    {
      name: 'component',
      legend: 'Component',
      choices: demoGroups.map((label) => {
        const value = label.toLowerCase();
        return { value, label, count: count((route) => componentOf(route) === value) };
      }),
    },
    {
      name: 'topic',
      legend: 'Subject',
      choices: Object.entries(topics).map(([value, label]) => ({
        value,
        label,
        count: count((route) => isAbout(route, value)),
      })),
    },
  ];
}

const checked = (value: string) => `:has([value=${value}]:checked)`;
const anyOf = (name: FilterKind['name']) => `:has([name=${name}]:checked)`;

/**
 * Style sheet of the filters: hides the cards that the checked boxes exclude, and shows a message if none is left. A card
 * has to match one of the checked values of each kind. Works without scripts.
 */
export function getFilterStyle(demos: readonly Route[]): string {
  const [components, subjects] = getFilters(demos).map(({ choices }) =>
    choices.map(({ value }) => value),
  );
  const pairs = (components ?? []).flatMap((component) =>
    (subjects ?? [])
      .filter((subject) =>
        demos.some((route) => componentOf(route) === component && isAbout(route, subject)),
      )
      .map((subject) => checked(component) + checked(subject)),
  );
  const wanted = (attribute: string, values: readonly string[] = []) =>
    values.map((value) => `.demo-index${checked(value)} [${attribute}~=${value}]`).join();
  return [
    `.demo-index${anyOf('component')} .demo-card:not(${wanted('data-component', components)}),`,
    `.demo-index${anyOf('topic')} .demo-card:not(${wanted('data-topic', subjects)})`,
    '{display:none}',
    `.demo-index${anyOf('component')}${anyOf('topic')}:not(${pairs.join()}) .demo-index-empty{display:block}`,
  ].join('');
}
