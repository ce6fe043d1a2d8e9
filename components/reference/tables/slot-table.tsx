import { DataTable } from '@/components/docs/data-table';
import { href } from '@/components/site/urls';
import { rowUrl } from '../types/doc-urls';
import { objectDoc } from '../types/library-types';

const types = {
  'modal gallery': 'ModalGallerySlots',
  carousel: 'CarouselSlots',
  'plain gallery': 'PlainGallerySlots',
} as const;

/** The names of the components that have a slot. */
function getComponents(slot: string): string {
  const having = Object.entries(types).filter(([, type]) =>
    objectDoc(type).fields.some(({ name }) => name === slot),
  );
  const text = having.map(([component]) => component).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Links to the rows of the slots, by the components that have them. */
function getGroups(): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const groups = new Map<string, Map<string, string>>();
  for (const { name, declaredBy } of Object.values(types).flatMap(
    (type) => objectDoc(type).fields,
  )) {
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
