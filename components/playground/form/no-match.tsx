import {
  componentNames,
  componentTitles,
  fieldId,
  type ComponentName,
  type Field,
} from '../fields/field';

/** An option of another component. */
export interface OtherMatch {
  readonly component: ComponentName;
  readonly field: Field;
}

/** The best option of each other component. */
export function findElsewhere(
  component: ComponentName,
  find: (component: ComponentName) => readonly Field[],
): readonly OtherMatch[] {
  return componentNames
    .filter((name) => name !== component)
    .flatMap((name) =>
      find(name)
        .slice(0, 1)
        .map((field) => ({ component: name, field })),
    );
}

/** Says that no option matches, and which other components have one. */
export function NoMatch({ others }: { others: readonly OtherMatch[] }) {
  return (
    <>
      <p>No option matches.</p>
      {others.map(({ component, field }) => (
        <p key={component}>
          The {componentTitles[component].toLowerCase()} has{' '}
          <a href={`#${fieldId(component, field.path)}`}>
            <code>{field.path}</code>
          </a>
          .
        </p>
      ))}
    </>
  );
}
