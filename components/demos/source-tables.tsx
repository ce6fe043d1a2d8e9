import { PackageNote } from '@/components/reference/package-note';
import { href } from '@/components/site/address';
import { getDefaultText, getDifference, getOptionDocUrl } from './config-types';
import type { Call, Configuration, ConfiguredValue } from './demo-source';

/** Reference of the inputs of each target. */
const targetDocUrls: Readonly<Record<string, string>> = {
  'open()': '/features/modal-gallery#ModalGalleryConfig',
  '<ModalGallery>': '/features/modal-gallery#ModalGalleryProps',
  '<PlainGallery>': '/features/plain-gallery#PlainGalleryProps',
  '<Carousel>': '/features/carousel#CarouselProps',
};

function Target({ name }: { name: string }) {
  const url = targetDocUrls[name];
  const code = <code>{name}</code>;
  return url ? <a href={href(url)}>{code}</a> : code;
}

/** The inputs that the demo passes to a component or to `open()`. */
export function InputTable({ call }: { call: Call }) {
  return (
    <div
      className="table-scroll source-table"
      role="region"
      tabIndex={0}
      aria-label={`Inputs of ${call.target}`}
    >
      <table>
        <caption>
          Inputs of <Target name={call.target} />
        </caption>
        <thead>
          <tr>
            <th scope="col">Input</th>
            <th scope="col">Value in this demo</th>
          </tr>
        </thead>
        <tbody>
          {call.inputs.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                {values.map((value, index) => (
                  <span key={value}>
                    {index > 0 && ', '}
                    <code>{value}</code>
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DefaultCell({ type, path, value }: Pick<Configuration, 'type'> & ConfiguredValue) {
  const defaultText = getDefaultText(type, path, value);
  const difference = getDifference(type, path);
  return (
    <td>
      {defaultText === undefined ? 'none' : <code>{defaultText}</code>}
      {difference.added && <p className="package-note">React edition only</p>}
      <PackageNote difference={difference} />
    </td>
  );
}

/** The options that the demo sets, each with the default that it replaces. */
export function ValueTable({ configuration }: { configuration: Configuration }) {
  const { name, type, values } = configuration;
  return (
    <div
      className="table-scroll source-table"
      role="region"
      tabIndex={0}
      aria-label={`Values of ${name}`}
    >
      <table>
        <caption>
          <code>{name}</code>, a <code>{type}</code>
        </caption>
        <thead>
          <tr>
            <th scope="col">Option</th>
            <th scope="col">Value</th>
            <th scope="col">Default</th>
          </tr>
        </thead>
        <tbody>
          {values.map(({ path, value }) => (
            <tr key={path}>
              <th scope="row">
                <a href={href(getOptionDocUrl(type, path))}>
                  <code>{path}</code>
                </a>
              </th>
              <td>
                <code>{value}</code>
              </td>
              <DefaultCell type={type} path={path} value={value} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
