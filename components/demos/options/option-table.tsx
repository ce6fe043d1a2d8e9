import { Code } from '@/components/docs/code/code';
import { DataTable } from '@/components/docs/data-table';
import { InlineText } from '@/components/docs/inline-text';
import { PackageNote } from '@/components/reference/differences/package-note';
import { href } from '@/components/site/urls';
import type { DemoConfiguration } from './configuration';
import { getOptionGroups, type OptionRow } from './configured-options';

function Option({ path, url, meaning }: OptionRow) {
  return (
    <>
      <a href={href(url)}>
        <Code text={path} />
      </a>
      {meaning && (
        <details>
          <summary data-not-content>
            Meaning<span className="visually-hidden"> of {path}</span>
          </summary>
          <p>
            <InlineText text={meaning} />
          </p>
        </details>
      )}
    </>
  );
}

function Values({ values }: Pick<OptionRow, 'values'>) {
  if (values.length === 1 && values[0]?.labels.length === 0) return <Code text={values[0].text} />;
  return (
    <ul className="option-values">
      {values.map(({ text, labels }) => (
        <li key={text}>
          <Code text={text} /> ({labels.join(', ')})
        </li>
      ))}
    </ul>
  );
}

function Default({ defaultText, difference }: Pick<OptionRow, 'defaultText' | 'difference'>) {
  return (
    <>
      {defaultText === undefined ? 'none' : <Code text={defaultText} />}
      <PackageNote difference={difference} />
    </>
  );
}

/** The options that a demo sets, each with the default that it replaces. */
export function OptionTables({ configurations }: { configurations: readonly DemoConfiguration[] }) {
  return getOptionGroups(configurations).map(({ type, label, rows }) => (
    <DataTable
      key={type}
      caption={
        <>
          Options of <code>{type}</code>
          {label && `: ${label}`}
        </>
      }
      columns={['Option', 'Here', 'Default']}
      rows={rows.map((row) => [
        <Option key="option" {...row} />,
        <Values key="values" {...row} />,
        <Default key="default" {...row} />,
      ])}
    />
  ));
}
