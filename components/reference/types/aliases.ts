import { libraryTypes } from './library-types';

/**
 * What users call the options, from the tags `@alias` in the library: by the row of the reference, `Type.field`, or by
 * the name of a type for all its fields.
 */
export function readAliases(): Readonly<Record<string, readonly string[]>> {
  const entries = [...libraryTypes().values()].flatMap((doc) => {
    const parts = doc.kind === 'object' ? doc.fields : doc.kind === 'enum' ? doc.members : [];
    return [
      ...(doc.kind === 'object' ? [[doc.name, doc.aliases] as const] : []),
      ...parts.map(({ name, aliases }) => [`${doc.name}.${name}`, aliases] as const),
    ];
  });
  return Object.fromEntries(entries.filter(([, aliases]) => aliases.length > 0));
}
