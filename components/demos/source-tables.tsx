import type { ReactNode } from 'react';
import { DataTable } from '@/components/docs/data-table';
import { PackageNote } from '@/components/reference/package-note';
import { href } from '@/components/site/urls';
import { getDefaultText, getDifference, inputDocUrl, optionDocUrl } from './config-types';
import type { Call, Configuration, ConfiguredValue } from './demo-source';

function CodeLink({ text, url }: { text: string; url: string }) {
  return (
    <a href={href(url)}>
      <code>{text}</code>
    </a>
  );
}

function CodeList({ texts }: { texts: readonly string[] }): ReactNode {
  return texts.map((text, index) => (
    <span key={text}>
      {index > 0 && ', '}
      <code>{text}</code>
    </span>
  ));
}

/** The inputs that the demo passes to a component or to `open()`. */
export function InputTable({ call: { target, inputs } }: { call: Call }) {
  return (
    <DataTable
      caption={
        <>
          Inputs of <code>{target}</code>
        </>
      }
      columns={['Input', 'Value']}
      rows={inputs.map(({ name, values }) => [
        <CodeLink key="name" text={name} url={inputDocUrl(target, name)} />,
        <CodeList key="values" texts={values} />,
      ])}
    />
  );
}

function Default({ type, path, value }: Pick<Configuration, 'type'> & ConfiguredValue) {
  const text = getDefaultText(type, path, value);
  return (
    <>
      {text === undefined ? 'none' : <code>{text}</code>}
      <PackageNote difference={getDifference(type, path)} />
    </>
  );
}

/** The options that the demo sets, each with the default that it replaces. */
export function ValueTable({ configuration }: { configuration: Configuration }) {
  const { name, type, values } = configuration;
  return (
    <DataTable
      caption={
        <>
          <code>{name}</code>, a <code>{type}</code>
        </>
      }
      columns={['Option', 'Value', 'Default']}
      rows={values.map(({ path, value }) => [
        <CodeLink key="option" text={path} url={optionDocUrl(type, path)} />,
        <code key="value">{value}</code>,
        <Default key="default" type={type} path={path} value={value} />,
      ])}
    />
  );
}
