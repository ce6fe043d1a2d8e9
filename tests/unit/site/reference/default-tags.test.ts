import { walkType } from '@/components/reference/types/configuration';
import { configTypes } from '@/components/reference/types/components';
import { defaultSources, libraryDefaults } from '@/components/reference/types/library-defaults';
import { libraryTypes, type FieldDoc } from '@/components/reference/types/library-types';
import { getDefaults, type RowDefault } from '@/components/reference/tables/rows';
import { LAYOUT_DEFAULTS } from '@/gallery-lib/src/core/config/photo-layouts';

const options = new Set(
  Object.values(configTypes).flatMap((type) =>
    [...walkType(type)].map(({ owner, field }) => `${owner}.${field.name}`),
  ),
);

interface Documented {
  readonly name: string;
  readonly field: FieldDoc;
  readonly defaults: readonly RowDefault[];
}

const documented: readonly Documented[] = [...libraryTypes().values()].flatMap((doc) =>
  doc.kind === 'object'
    ? doc.fields
        .filter(({ declaredBy }) => declaredBy === doc.name)
        .map((field) => ({
          name: `${doc.name}.${field.name}`,
          field,
          defaults: getDefaults(field, defaultSources(doc.name, libraryDefaults)),
        }))
    : [],
);

/** The default of a field as its docstring has to say it; a field with a type of its own leaves that to the type. */
function getTag({ name, field, defaults }: Documented): string {
  const texts = defaults.flatMap(({ text, type, scope }) =>
    text === undefined || type ? [] : `\`${text}\`${scope ? ` (${scope})` : ''}`,
  );
  if (defaults.length > 0) return texts.join(', ');
  const isUnset = options.has(name) && field.optional && !/Default/.test(field.meaning);
  return isUnset ? 'none' : '';
}

describe('docstrings', () => {
  it('say as @defaultValue the defaults that the objects in gallery-lib/src/model/defaults have', () => {
    const said = documented.map(({ name, field }) => [name, field.defaultTag ?? '']);
    const expected = documented.map((each) => [each.name, getTag(each)]);
    expect(Object.fromEntries(said)).toEqual(Object.fromEntries(expected));
  });

  it.each(
    documented.flatMap(({ name, field }) => {
      const value =
        name.includes('LayoutOptions.') &&
        Object.entries(LAYOUT_DEFAULTS).find(([key]) => key === field.name);
      return value ? [[name, field, value[1]] as const] : [];
    }),
  )('say the default of %s', (_, field, value) => {
    expect(field.meaning).toContain(
      `Default: \`${typeof value === 'string' ? `'${value}'` : value}\`.`,
    );
  });

  it.each(
    documented.filter(({ name, field }) => options.has(name) && field.shape.kind === 'number'),
  )('say the unit or the range of the number $name', ({ field }) => {
    expect(field.meaning).toMatch(/\b(ms|px)\b|\bnumber of\b|at least|thumbnails per row/i);
  });
});
