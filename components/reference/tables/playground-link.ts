/** Links from the rows of the reference to the options in the playground. */
import { componentNames, configTypes } from '../types/components';
import { getObjectTypes, walkType, type TypeEntry } from '../types/configuration';
import { rowUrl } from '../types/doc-urls';
import { isOfferedLabel } from '../offered-labels';
import { libraryDefaults } from '../types/library-defaults';

/** True for what the playground has a control for: neither code nor an object with options of its own. */
function isOption({ field }: TypeEntry): boolean {
  const { objects, items } = getObjectTypes(field);
  const isCode = field.shape.kind === 'function' || field.shape.kind === 'node';
  return !isCode && objects.length !== 1 && items.length === 0;
}

/** Ids in the form by URL of the row; of several that a row describes the first. */
function findIds(): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  for (const component of componentNames) {
    const defaults = libraryDefaults[configTypes[component]];
    const entries = [...walkType(configTypes[component])].filter(({ owner, field }) =>
      isOfferedLabel(owner, field.name, defaults),
    );
    const options = entries.filter(isOption).map(({ path }) => path);
    for (const { path: ownPath, owner, field } of entries) {
      // The `type` of one of several objects is the choice of that object.
      const outer = ownPath.replace(/\.type$/, '');
      const path = options.includes(outer) ? outer : ownPath;
      const first = options.find((option) => `${option}.`.startsWith(`${path}.`));
      if (first === undefined) continue;
      // The form shows the objects of a configuration as groups, and their objects as fields.
      const id = `${component}.${path.includes('.') ? first : path}`;
      for (const type of [owner, field.declaredBy]) {
        const url = rowUrl(type, field.name);
        if (!ids.has(url)) ids.set(url, id);
      }
    }
  }
  return ids;
}

let idsByRow: ReadonlyMap<string, string> | undefined;

/**
 * The URL of the playground with an option or a group of options chosen, for `href()`. Undefined for what is no option:
 * events, images, props and methods.
 */
export function playgroundUrl(type: string, field: string): string | undefined {
  idsByRow ??= findIds();
  const id = idsByRow.get(rowUrl(type, field));
  return id && `/playground#${id}`;
}
