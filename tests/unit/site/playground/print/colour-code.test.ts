import { colourCode } from '@/components/playground/print/colour-code';
import { printAngular } from '@/components/playground/print/print-angular';
import { printReact } from '@/components/playground/print/print-react';
import { readAllFields } from '@/components/playground/fields/read-fields';
import { createPlaygroundStates } from '../../../../playground-states';

const fields = readAllFields();

it.each([
  ["import { images } from './images';", ['keyword:import', 'keyword:from', "string:'./images'"]],
  ['const a = 5000;', ['keyword:const', 'number:5000']],
  ["{ text: 'it\\'s // no comment' }", ['attribute:text', "string:'it\\'s // no comment'"]],
  ['// Only in the React edition', ['comment:// Only in the React edition']],
  ['LoadingType.BARS', ['function:LoadingType', 'number:BARS']],
  ['<Carousel id={1} />', ['tag:Carousel', 'attribute:id', 'number:1']],
  ['<ks-carousel [id]="1">', ['tag:ks-carousel', 'string:"1"']],
  ['openModal(): void {', ['function:openModal', 'keyword:void']],
])('the colours of %s', (code, expected) => {
  const coloured = colourCode(code).flatMap(({ text, colour }) =>
    colour ? `${colour}:${text}` : [],
  );
  expect(coloured).toEqual(expected);
});

it('coloured code is the printed code', () => {
  for (const state of createPlaygroundStates(fields, 50)) {
    for (const print of [printReact, printAngular]) {
      const code = print(state, fields[state.component]);
      expect(
        colourCode(code)
          .map(({ text }) => text)
          .join(''),
      ).toBe(code);
    }
  }
});
