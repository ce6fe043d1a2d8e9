import type { ComponentName, Field, PlaygroundState } from '../fields/field';
import type { GalleryEvent } from '../fields/gallery-event';
import {
  getAngularEvents,
  getReactOnlyEvents,
  printBindings,
  printMethods,
  printSubscriptions,
} from './print-handlers';
import { configNames, printConfig, printImport, printOmitted, printTag } from './source';
import { toTree } from './tree';

const selectors: Readonly<Record<Exclude<ComponentName, 'modal'>, string>> = {
  plain: 'ks-plain-gallery',
  carousel: 'ks-carousel',
};

const openButton = '<button type="button" (click)="openModal()">Open the gallery</button>';

function printTemplate(
  component: ComponentName,
  events: readonly GalleryEvent[],
  hasConfig: boolean,
): string {
  if (component === 'modal') return openButton;
  const { name } = configNames[component];
  const attributes = [
    '[id]="1"',
    '[images]="images"',
    ...(hasConfig ? [`[${name}]="${name}"`] : []),
    ...printBindings(events),
  ];
  const selector = selectors[component];
  return printTag(selector, attributes, `></${selector}>`, 2);
}

function printOpen(events: readonly GalleryEvent[], hasConfig: boolean): string {
  const start = getAngularEvents(events).length > 0 ? 'const ref = ' : '';
  const config = hasConfig ? '\n      libConfig: this.libConfig,' : '';
  return `  constructor(private modalGalleryService: ModalGalleryService) {}

  openModal(): void {
    // The gallery does not take the focus: Enter on the button would open a second
    // gallery with the same id, and the first could no longer be closed.
    (document.activeElement as HTMLElement | null)?.blur();
    ${start}this.modalGalleryService.open({
      id: 1,
      images: this.images,
      currentImage: this.images[0],${config}
    });
${printSubscriptions(events, 4).join('')}  }
`;
}

/** The types of what the methods receive; `number` is none that has to be imported. */
function getPayloadTypes(events: readonly GalleryEvent[]): readonly string[] {
  const types = getAngularEvents(events).flatMap(
    ({ parameters: [payload] }) => payload?.type ?? [],
  );
  return types.filter((type) => /^[A-Z]/.test(type));
}

/** The file of an Angular component that shows the state and handles the events. */
export function printAngular(
  state: PlaygroundState,
  fields: readonly Field[],
  events: readonly GalleryEvent[] = [],
): string {
  const { component } = state;
  const isModal = component === 'modal';
  const tree = toTree(state, fields, 'angular');
  const hasConfig = tree.root !== undefined;
  const names = new Set([
    'GalleryModule',
    ...tree.names,
    ...(hasConfig ? [configNames[component].type] : []),
    ...(isModal ? ['ModalGalleryService'] : getPayloadTypes(events)),
  ]);
  const config =
    printOmitted([...tree.omitted, ...getReactOnlyEvents(events)], 2) +
    printConfig(component, tree, 2, isModal ? 'private readonly ' : 'readonly ');
  const members = [
    '  readonly images = images;\n',
    ...(config ? [config] : []),
    ...(isModal ? [printOpen(events, hasConfig)] : printMethods(events, 2)),
  ];
  return `${printImport(['Component'], '@angular/core')}
${printImport([...names], '@ks89/angular-modal-gallery')}
${printImport(['images'], './images')}

@Component({
  selector: 'app-gallery',
  standalone: true,
  imports: [GalleryModule],
  template: \`${printTemplate(component, events, hasConfig)}\`,
})
export class GalleryComponent {
${members.join('\n')}}
`;
}
