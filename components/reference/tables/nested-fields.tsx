import { Fragment } from 'react';
import { Code } from '@/components/docs/code/code';
import { InlineText } from '@/components/docs/inline-text';
import { href } from '@/components/site/urls';
import { EditionMark } from '../differences/edition-mark';
import { getObjectTypes } from '../types/configuration';
import { rowUrl } from '../types/doc-urls';
import { getProperty, type DefaultSource } from '../types/library-defaults';
import { objectDoc, type FieldDoc } from '../types/library-types';
import { getRows, type Row } from './rows';
import { TypeText } from './type-text';

/** Number of fields of an object above which its own table is linked instead. */
const maxCount = 12;

/** The type of the object in an option, if its fields fit below the option. */
export function getNestedType(field: FieldDoc): string | undefined {
  const { objects, items } = getObjectTypes(field);
  const [type] = objects;
  const isSingle = objects.length === 1 && items.length === 0;
  return isSingle && type && objectDoc(type).fields.length <= maxCount ? type : undefined;
}

function Signature({ type, row }: { type: string; row: Row }) {
  return (
    <p className="nested-signature">
      <a href={href(rowUrl(type, row.name))}>
        <Code text={row.name} />
      </a>
      {': '}
      <TypeText text={row.type} />
      {row.defaults.map(
        ({ text, scope }, index) =>
          text !== undefined && (
            <Fragment key={index}>
              {' '}
              <span className="nested-default">
                <Code text={`= ${text}`} />
              </span>
              {scope && ` (${scope})`}
            </Fragment>
          ),
      )}{' '}
      {row.difference.added && <EditionMark />}
    </p>
  );
}

interface NestedFieldsProps {
  of: string;
  /** The default objects in the option. */
  sources: readonly DefaultSource[];
}

/** The default objects in a field of other ones. */
export function sourcesIn(
  sources: readonly DefaultSource[],
  { name }: FieldDoc,
): readonly DefaultSource[] {
  return sources.flatMap((source) => {
    const value = getProperty(source.value, name);
    return value instanceof Object ? { ...source, value } : [];
  });
}

/**
 * The fields of the object in an option, folded below it, so that the options of a gallery are one tree. Each name leads
 * to its row in the table of its type, which says the rest.
 */
export function NestedFields({ of, sources }: NestedFieldsProps) {
  const rows = getRows(of, sources);
  return (
    // The table of the type is the content.
    <details className="nested-fields" data-not-content>
      <summary>
        {rows.length} {rows.length === 1 ? 'field' : 'fields'}
        <span className="visually-hidden"> of {of}</span>
      </summary>
      <ul>
        {rows.map((row) => {
          const nested = getNestedType(row);
          return (
            <li key={row.name}>
              <Signature type={of} row={row} />
              <p>
                <InlineText text={row.meaning} />
              </p>
              {nested && <NestedFields of={nested} sources={sourcesIn(sources, row)} />}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
