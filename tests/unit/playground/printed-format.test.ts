import * as angular from 'prettier/plugins/angular';
import * as estree from 'prettier/plugins/estree';
import * as html from 'prettier/plugins/html';
import * as typescript from 'prettier/plugins/typescript';
import * as prettier from 'prettier/standalone';
import { printAngular } from '@/components/playground/print-angular';
import { printReact } from '@/components/playground/print-react';
import { readAllEvents } from '@/components/playground/read-events';
import { readAllFields } from '@/components/playground/read-fields';
import { createPlaygroundStates } from '../../playground-states';
import options from '../../../.prettierrc.json';

const fields = readAllFields();
const events = readAllEvents();
const states = createPlaygroundStates(fields, process.env.TEST_ALL ? 60 : 15);

/** Formats a source; `collapse` disregards the line breaks that it has in objects. */
function format(source: string, objectWrap: 'collapse' | 'preserve'): Promise<string> {
  return prettier.format(source, {
    ...(options as object),
    parser: 'typescript',
    plugins: [angular, estree, html, typescript],
    objectWrap,
  });
}

it.each([
  ['React', printReact, 'collapse'] as const,
  // The argument of `open` is on lines of its own, as in the samples.
  ['Angular', printAngular, 'preserve'] as const,
])(
  'formats %s code as Prettier does, with and without handlers (P3)',
  async (_name, print, objectWrap) => {
    for (const state of states) {
      const { component } = state;
      for (const handled of [[], events[component]]) {
        const source = print(state, fields[component], handled);
        expect(source).toBe(await format(source, objectWrap));
      }
    }
  },
);
