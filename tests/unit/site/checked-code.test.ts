/** @jest-environment node */
/** What needs the type checker, in one program, which takes seconds to create. */
import { join } from 'node:path';
import { demoFiles } from '@/components/demos/demo-files';
import { componentNames, lookPrefix, previewPrefix } from '@/components/playground/fields/field';
import { readAllEvents } from '@/components/playground/fields/read-events';
import { readAllFields } from '@/components/playground/fields/read-fields';
import { printReact } from '@/components/playground/print/print-react';
import { configNames } from '@/components/playground/print/source';
import { unusedLabels } from '@/components/reference/offered-labels';
import { libraryDefaults } from '@/components/reference/types/library-defaults';
import { everyDemoRoute } from '@/components/site/route-map';
import { createPlaygroundStates } from '../../playground-states';
import { sampleOfDay } from '../../sample';
import { createTypeProgram, findTypeErrors } from '../check-types';
import { getLeaves } from './library-leaves';

const allFields = readAllFields();
const events = readAllEvents();
const states = createPlaygroundStates(allFields);

const printed = [
  ...states.map((state) => printReact(state, allFields[state.component])),
  // With handlers.
  ...states
    .slice(0, 9)
    .map((state) => printReact(state, allFields[state.component], events[state.component])),
].map((source, index) => [`printed/code-${index}.tsx`, source] as const);

const pasted = sampleOfDay(everyDemoRoute(), 4).flatMap(({ path }) =>
  demoFiles(path).react.map(({ name, code }) => [join('pasted', path, name), code] as const),
);

const wrong = 'printed/wrong.ts';

const sources = new Map([
  ...printed,
  ...pasted,
  [
    'printed/images.ts',
    "import type { GalleryImage } from 'ks-gallery-react';\nexport declare const images: readonly GalleryImage[];\n",
  ],
  [wrong, "import { Carousel } from 'ks-gallery-react';\nCarousel({ images: [], imges: 1 });\n"],
]);
const program = createTypeProgram(sources);

it('the files of every demo and the code of the playground, with and without handlers, compile', () => {
  const paths = [...sources.keys()].filter((path) => path !== wrong);
  expect(findTypeErrors(program, paths)).toEqual([]);
}, 120_000);

it('a wrong field in code is found', () => {
  expect(findTypeErrors(program, [wrong])).toHaveLength(1);
});

const labels = 'accessibilityConfig.';
const pathsOf = (fields: readonly { path: string }[]) => fields.map(({ path }) => path);
const isLabel = ({ path }: { path: string }) => path.startsWith(labels);
const leavesOf = (component: (typeof componentNames)[number]) =>
  getLeaves(program, configNames[component].type);

describe.each(componentNames)('the fields of the %s in the playground', (component) => {
  const leaves = leavesOf(component);
  const fields = allFields[component].filter(
    ({ path }) => !path.startsWith(previewPrefix) && !path.startsWith(lookPrefix),
  );

  it('are every option of its type that is no code and not for servers, in the order of the source', () => {
    const options = leaves.filter(
      (leaf) => !leaf.isCode && !isLabel(leaf) && leaf.path !== 'linkConfig.page',
    );
    expect(pathsOf(fields.filter((field) => !isLabel(field)))).toEqual(pathsOf(options));
  });

  it('include the labels that have a default in the component and are shown in the preview, and no others', () => {
    const defaults = libraryDefaults[configNames[component].type] as Record<string, object>;
    const own = Object.keys(defaults.accessibilityConfig!).filter(
      (name) => !unusedLabels.test(name),
    );
    const expected = leaves.filter(({ path }) => own.some((name) => path === labels + name));
    expect(expected).toHaveLength(own.length);
    expect(pathsOf(fields.filter(isLabel))).toEqual(pathsOf(expected));
  });
});

it('the fields leave out what is code: the icon and the handler of a button', () => {
  const code = componentNames.flatMap(leavesOf).filter(({ isCode }) => isCode);
  expect(pathsOf(code)).toEqual([
    'buttonsConfig.buttons.*.icon',
    'buttonsConfig.buttons.*.onClick',
  ]);
});

it('the modal gallery has fields for every label but those of videos and information', () => {
  const every = leavesOf('modal').filter(
    (leaf) => isLabel(leaf) && !unusedLabels.test(leaf.path.slice(labels.length)),
  );
  expect(pathsOf(allFields.modal.filter(isLabel))).toEqual(pathsOf(every));
});
