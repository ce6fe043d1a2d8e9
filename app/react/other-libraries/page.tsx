import { Code } from '@/components/docs/code/code';
import { DataTable } from '@/components/docs/data-table';
import { DocsPage } from '@/components/docs/docs-page';
import { InlineText } from '@/components/docs/inline-text';
import { Section } from '@/components/docs/section';
import type { Field } from '@/components/playground/fields/field';
import { readAllFields } from '@/components/playground/fields/read-fields';
import { formatValue } from '@/components/playground/fields/value-text';
import { otherLibraries } from '@/components/reference/other-libraries/libraries';
import type { OptionMapping, OtherLibrary } from '@/components/reference/other-libraries/mapping';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';

const path = '/react/other-libraries';

export const metadata = pageMetadata(path);

const fields = readAllFields();

const components = { modal: 'modal gallery', carousel: 'carousel' } as const;

function OurOption({ field, unit }: { field: Field; unit: string }) {
  const { path: name, defaultValue } = field;
  return (
    <>
      {field.url ? (
        <a href={href(field.url)}>
          <Code text={name} />
        </a>
      ) : (
        <Code text={name} />
      )}
      {defaultValue !== undefined && (
        <>
          , <Code text={formatValue(field, defaultValue)} />
          {unit}
        </>
      )}
    </>
  );
}

function getCells(
  ofComponent: readonly Field[],
  { theirDefault, ours, option, remark }: OptionMapping,
) {
  const unit = ours?.unit ? ` ${ours.unit}` : '';
  const field = ours && ofComponent.find((each) => each.path === ours.path);
  return [
    <>
      <Code text={option} />
      {theirDefault !== undefined && (
        <>
          , <Code text={JSON.stringify(theirDefault)} />
          {unit}
        </>
      )}
    </>,
    field ? <OurOption field={field} unit={unit} /> : '–',
    remark ? <InlineText text={remark} /> : '',
  ];
}

function Tables({ library }: { library: OtherLibrary }) {
  const { name, version, component, images, options } = library;
  return (
    <>
      <p>
        Release {version}. The {components[component]} takes its place.
      </p>
      <DataTable
        caption={`Images of ${name}`}
        columns={['Their field', 'Ours']}
        rows={images.map(([theirs, ours]) => [
          <Code key={theirs} text={theirs} />,
          <Code key={ours} text={ours} />,
        ])}
      />
      <DataTable
        caption={`Options of ${name}`}
        columns={['Their option, default', 'Our option, default', 'Remark']}
        rows={options.map((row) => getCells(fields[component], row))}
      />
    </>
  );
}

export default function Page() {
  return (
    <DocsPage
      path={path}
      lead={
        <p>
          What the options of {otherLibraries.length} other libraries are called here. The{' '}
          <a href={href('/playground')}>playground</a> converts them for you: choose your library
          under “Paste your options” and paste the object that you pass to it.
        </p>
      }
    >
      {otherLibraries.map((library) => (
        <Section key={library.name} id={library.name} title={library.name}>
          <Tables library={library} />
        </Section>
      ))}
    </DocsPage>
  );
}
