/** Links to the playground with a state. Server only. */
import type { FieldsByComponent, PlaygroundState } from '../fields/field';
import { readAllFields } from '../fields/read-fields';
import { writeReadable } from './fragment';

let fields: FieldsByComponent | undefined;

/** The URL of the playground with a state, for `href()`. */
export function stateUrl(state: PlaygroundState): string {
  fields ??= readAllFields();
  return `/playground#${writeReadable(state, fields[state.component])}`;
}
