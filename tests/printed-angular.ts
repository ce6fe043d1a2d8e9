/** Angular code of random states, which `scripts/check-angular.mjs` compiles with the samples. */
import { readPageFields } from '@/components/photos/code/fields';
import { printAngularGallery } from '@/components/photos/code/print-gallery';
import type { Field } from '@/components/playground/fields/field';
import { printAngular } from '@/components/playground/print/print-angular';
import { readAllEvents } from '@/components/playground/fields/read-events';
import { readAllFields } from '@/components/playground/fields/read-fields';
import { createPlaygroundStates } from './playground-states';
import { everyChoice } from './unit/site/photos/every-choice';

/** The components of the states; some of them also handle all events. */
export function printComponents(): readonly string[] {
  const fields = readAllFields();
  const events = readAllEvents();
  const states = createPlaygroundStates(fields);
  const handled = states
    .slice(0, 9)
    .map((state) => printAngular(state, fields[state.component], events[state.component]));
  return [...states.map((state) => printAngular(state, fields[state.component])), ...handled];
}

/** The components with photographs of the user, for every choice that makes another one. */
export function printPhotoComponents(): readonly string[] {
  const fields = readPageFields();
  return [...new Set(everyChoice.map((choices) => printAngularGallery(choices, fields)))];
}

/** A component with an option that does not exist: `widest` in `carouselConfig`. */
export function printWrongComponent(): string {
  const path = 'carouselConfig.widest';
  const field: Field = { path, control: { kind: 'text' }, meaning: '' };
  return printAngular({ component: 'carousel', values: { [path]: '1px' } }, [field]);
}
