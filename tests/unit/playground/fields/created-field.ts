import type { FieldDoc, TypeShape } from '@/components/reference/library-types';

/** An option of a type that no library has. */
export function createField(name: string, shape: TypeShape): FieldDoc {
  return {
    name,
    type: 'SomeType',
    shape,
    optional: true,
    required: false,
    meaning: 'Made up.',
    aliases: [],
    declaredBy: 'MadeUpConfig',
    mentions: [],
  };
}
