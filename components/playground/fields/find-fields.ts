/** The search of the form: which options a query means, best first. Fetched when the search is first used. */
import { createSearch, type SearchRecord } from '@/components/client/search/engine';
import type { Field } from './field';
import { groupFields } from './groups';

interface FieldRecord extends SearchRecord {
  readonly field: Field;
}

function toRecord(field: Field): FieldRecord {
  const { path, meaning, words, control } = field;
  // `carouselPreviewsConfig` means thumbnails.
  const names = path.split(/[.*]+/).map((name) => name.replace(/^carousel(?=[A-Z])|Config$/g, ''));
  const values = control.kind === 'choice' ? control.choices.map(({ text }) => text) : [];
  return {
    field,
    title: names.at(-1) ?? '',
    owner: names.slice(0, -1).join(' '),
    words: words?.split(', '),
    text: [path, meaning, ...values].join(' '),
  };
}

/** The options of a carousel count more than those of the modal gallery that it opens. */
function weigh({ field }: FieldRecord): number {
  return field.path.startsWith('carousel') ? 2 : 1;
}

const searches = new WeakMap<readonly Field[], ReturnType<typeof createSearch<FieldRecord>>>();

/** The options among the fields of a component that a query means, best first. */
export function findFields(fields: readonly Field[], query: string): readonly Field[] {
  let search = searches.get(fields);
  if (!search) {
    const options = groupFields(fields).flatMap((group) => group.fields);
    search = createSearch(options.map(toRecord), weigh);
    searches.set(fields, search);
  }
  return search(query).map(({ record }) => record.field);
}
