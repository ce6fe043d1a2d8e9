/** Code that handles the events of a gallery. */
import type { ComponentName } from '../fields/field';
import type { GalleryEvent } from '../fields/gallery-event';
import { printOmitted } from './source';
import type { Edition } from './tree';

function printCall(name: string, parameters: readonly string[]): string {
  return `console.log(${[`'${name}'`, ...parameters].join(', ')})`;
}

/** The props of a React component. */
export function printProps(events: readonly GalleryEvent[]): readonly string[] {
  return events.map(({ name, parameters }) => {
    const names = parameters.map((parameter) => parameter.name);
    return `${name}={(${names.join(', ')}) => ${printCall(name, names)}}`;
  });
}

type AngularEvent = GalleryEvent & Required<Pick<GalleryEvent, 'angularName'>>;

/** The events that the Angular package has. */
export function getAngularEvents(events: readonly GalleryEvent[]): readonly AngularEvent[] {
  return events.filter((event): event is AngularEvent => event.angularName !== undefined);
}

/** The names of the events that it does not have. */
export function getReactOnlyEvents(events: readonly GalleryEvent[]): readonly string[] {
  return events.filter(({ angularName }) => !angularName).map(({ name }) => name);
}

/** The bindings in an Angular template. */
export function printBindings(events: readonly GalleryEvent[]): readonly string[] {
  return getAngularEvents(events).map(
    ({ name, angularName }) => `(${angularName})="${name}($event)"`,
  );
}

/** The methods to which the bindings lead. An output emits the first of the values that the callback in React receives. */
export function printMethods(events: readonly GalleryEvent[], indent: number): readonly string[] {
  const space = ' '.repeat(indent);
  return getAngularEvents(events).map(({ name, angularName, parameters: [payload] }) => {
    const parameter = payload ? `${payload.name}: ${payload.type}` : '';
    const body = printCall(angularName, payload ? [payload.name] : []);
    return `${space}${name}(${parameter}): void {\n${space}  ${body};\n${space}}\n`;
  });
}

/** The subscriptions to the streams of `ref`, which the service returns. */
export function printSubscriptions(
  events: readonly GalleryEvent[],
  indent: number,
): readonly string[] {
  return getAngularEvents(events).map(
    ({ angularName }) =>
      `${' '.repeat(indent)}ref?.${angularName}.subscribe((event) => ${printCall(angularName, ['event'])});\n`,
  );
}

/**
 * Code to copy that handles events: props for React; for Angular bindings and methods, or subscriptions to the streams of
 * an open modal gallery.
 */
export function printHandlers(
  component: ComponentName,
  events: readonly GalleryEvent[],
  edition: Edition,
): string {
  if (edition === 'react')
    return printProps(events)
      .map((prop) => `${prop}\n`)
      .join('');
  const omitted = printOmitted(getReactOnlyEvents(events), 0);
  if (getAngularEvents(events).length === 0) return omitted;
  if (component === 'modal') {
    const subscriptions = printSubscriptions(events, 0).join('');
    return `${omitted}// const ref = this.modalGalleryService.open({ … });\n${subscriptions}`;
  }
  const bindings = printBindings(events).map((binding) => `${binding}\n`);
  const methods = printMethods(events, 0);
  return `<!-- Template -->\n${bindings.join('')}\n${omitted}// Class\n${methods.join('\n')}`;
}
