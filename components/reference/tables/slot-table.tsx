import { DataTable } from '@/components/docs/data-table';
import { href } from '@/components/site/urls';
import { componentNames, componentTitles, type ComponentName } from '../types/components';
import { rowUrl } from '../types/doc-urls';
import { objectDoc } from '../types/library-types';

const types: Readonly<Record<ComponentName, string>> = {
  modal: 'ModalGallerySlots',
  plain: 'PlainGallerySlots',
  carousel: 'CarouselSlots',
};

/** The names of the components that have a slot. */
function getComponents(slot: string): string {
  return componentNames
    .filter((component) => objectDoc(types[component]).fields.some(({ name }) => name === slot))
    .map((component) => componentTitles[component])
    .join(', ');
}

/** The URLs of the rows of the slots, by the components that have them. */
function getGroups(): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const groups = new Map<string, Map<string, string>>();
  const fields = componentNames.flatMap((component) => objectDoc(types[component]).fields);
  for (const { name, declaredBy } of fields) {
    const components = getComponents(name);
    const group = groups.get(components) ?? new Map<string, string>();
    groups.set(components, group.set(name, rowUrl(declaredBy, name)));
  }
  return groups;
}

/** The slots that the components have. */
export function SlotTable() {
  return (
    <DataTable
      caption="Slots by component"
      columns={['Component', 'Slots']}
      rows={[...getGroups()].map(([components, slots]) => [
        components,
        [...slots].map(([slot, url], index) => (
          <span key={slot}>
            {index > 0 && ', '}
            <a href={href(url)}>
              <code>{slot}</code>
            </a>
          </span>
        )),
      ])}
    />
  );
}
