import { libraryTypes } from './library-types';

/** What users call the options, from the tags `@alias` in the library: by the row of the reference, `Type.field`. */
export function readAliases(): Readonly<Record<string, readonly string[]>> {
  const entries = [...libraryTypes().values()].flatMap((doc) => {
    const parts = doc.kind === 'object' ? doc.fields : doc.kind === 'enum' ? doc.members : [];
    return parts.flatMap(({ name, aliases }) =>
      aliases.length > 0 ? [[`${doc.name}.${name}`, aliases] as const] : [],
    );
  });
  return Object.fromEntries(entries);
}
