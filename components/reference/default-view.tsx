import { href } from '@/components/site/urls';
import type { DefaultNode } from './default-value';
import type { RowDefault } from './rows';

function Node({ node }: { node: DefaultNode }) {
  if (node.kind === 'none') return <span className="default-none">none</span>;
  if (node.kind === 'value') return <code>{node.text}</code>;
  if (node.kind === 'constant') {
    return (
      <a href={href(node.url)}>
        <code>{node.name}</code>
      </a>
    );
  }
  return (
    <>
      {node.name && <code>{node.name}</code>}
      <ul className="default-fields">
        {node.fields.map((field) => (
          <li key={field.name}>
            {field.name}: <Node node={field.node} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The default of one field, with the name of the component if the components differ. */
export function DefaultView({ defaults }: { defaults: readonly RowDefault[] }) {
  const [first] = defaults;
  if (defaults.length <= 1) return <Node node={first?.node ?? { kind: 'none' }} />;
  return (
    <ul className="default-fields">
      {defaults.map(({ component, node }) => (
        <li key={component}>
          <Node node={node} /> ({component})
        </li>
      ))}
    </ul>
  );
}
