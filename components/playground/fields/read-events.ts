/** The events of the galleries, as the library's types describe them. Needs the compiler: only for the server. */
import { objectDoc, type FieldDoc } from '@/components/reference/types/library-types';
import { differenceOf } from '@/components/reference/differences/package-differences';
import { componentNames, type ComponentName } from './field';
import type { GalleryEvent } from './gallery-event';

const propTypes: Readonly<Record<ComponentName, string>> = {
  modal: 'ModalGalleryProps',
  plain: 'PlainGalleryProps',
  carousel: 'CarouselProps',
};

/** `onShow` is the stream `show$` of an open modal gallery, `onClickImage` the output `clickImage` of a component. */
function findAngularName(component: ComponentName, { name }: FieldDoc) {
  const event = name.charAt(2).toLowerCase() + name.slice(3);
  if (component === 'modal') {
    const stream = `${event}$`;
    return objectDoc('ModalGalleryRef').fields.some((field) => field.name === stream)
      ? stream
      : undefined;
  }
  return differenceOf(propTypes[component], name).added ? undefined : event;
}

function toEvent(component: ComponentName, field: FieldDoc): GalleryEvent {
  const { name, meaning, shape } = field;
  const docs = shape.kind === 'function' ? shape.parameters : [];
  const parameters = docs.map((parameter) => ({
    name: parameter.name,
    type: parameter.shape.kind === 'type' ? parameter.shape.name : parameter.shape.kind,
  }));
  return { name, meaning, parameters, angularName: findAngularName(component, field) };
}

/** The events of a component in the order of the source. `onOpenChange` belongs to the state of `open`, which it sets. */
export function readEvents(component: ComponentName): readonly GalleryEvent[] {
  return objectDoc(propTypes[component])
    .fields.filter(({ name }) => /^on[A-Z]/.test(name) && name !== 'onOpenChange')
    .map((field) => toEvent(component, field));
}

/** The events of each component. */
export function readAllEvents(): Readonly<Record<ComponentName, readonly GalleryEvent[]>> {
  const entries = componentNames.map((component) => [component, readEvents(component)]);
  return Object.fromEntries(entries) as Record<ComponentName, readonly GalleryEvent[]>;
}
