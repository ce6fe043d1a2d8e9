import { colourCode } from '@/components/playground/print/colour-code';
import { printAngular } from '@/components/playground/print/print-angular';
import { printReact } from '@/components/playground/print/print-react';
import { readAllFields } from '@/components/playground/fields/read-fields';
import { createPlaygroundStates } from '../../../playground-states';

const fields = readAllFields();

it.each([
  ["import { images } from './images';", ['k:import', 'k:from', "s:'./images'"]],
  ['const a = 5000;', ['k:const', 'n:5000']],
  ["{ text: 'it\\'s // no comment' }", ['a:text', "s:'it\\'s // no comment'"]],
  ['// Only in the React edition', ['c:// Only in the React edition']],
  ['LoadingType.BARS', ['f:LoadingType', 'n:BARS']],
  ['<Carousel id={1} />', ['t:Carousel', 'a:id', 'n:1']],
  ['<ks-carousel [id]="1">', ['t:ks-carousel', 's:"1"']],
  ['openModal(): void {', ['f:openModal', 'k:void']],
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
