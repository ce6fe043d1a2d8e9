import type { ComponentName, Field, PlaygroundState } from '../fields/field';
import type { GalleryEvent } from '../fields/gallery-event';
import { printProps } from './print-handlers';
import { configNames, printConfig, printImport, printTag } from './source';
import { printCss } from './print-css';
import { toTree } from './tree';

const elements: Readonly<Record<ComponentName, string>> = {
  modal: 'ModalGallery',
  plain: 'PlainGallery',
  carousel: 'Carousel',
};

const logIndex = 'onClickImage={(index) => console.log(index)}';

const layoutImports = [
  printImport(['registerLayouts'], 'ks-gallery-react/layouts'),
  "import 'ks-gallery-react/layouts/styles.css';",
];

/** Without a handler thumbnails are links to the files, and the image of the carousel is no button. */
function needsClicks({ component, values }: PlaygroundState): boolean {
  return component === 'plain' || values['carouselConfig.modalGalleryEnable'] === true;
}

function printReturn(component: ComponentName, attributes: readonly string[]): string {
  const print = (indent: number) => printTag(elements[component], attributes, ' />', indent);
  const lines =
    component === 'modal'
      ? [
          '<>',
          '  <button type="button" onClick={() => setOpen(true)}>',
          '    Open the gallery',
          '  </button>',
          `  ${print(6)}`,
          '</>',
        ]
      : [print(4)];
  return `return (\n    ${lines.join('\n    ')}\n  );`;
}

/** The file of a React component that shows the state and handles the events. */
export function printReact(
  state: PlaygroundState,
  fields: readonly Field[],
  events: readonly GalleryEvent[] = [],
): string {
  const { component } = state;
  const isModal = component === 'modal';
  const tree = toTree(state, fields, 'react');
  const { name, type } = configNames[component];
  const handlesClicks = events.some((event) => event.name === 'onClickImage');
  const attributes = [
    'id={1}',
    'images={images}',
    ...(tree.root ? [`${name}={${name}}`] : []),
    ...(isModal ? ['open={open}', 'onOpenChange={setOpen}'] : []),
    ...(needsClicks(state) && !handlesClicks ? [logIndex] : []),
    ...printProps(events),
  ];
  const registrations = [
    ...(tree.needsLinks ? ['registerLinks'] : []),
    ...(tree.needsSlides ? ['registerSlides'] : []),
  ];
  const imports = [
    "'use client';",
    printImport(
      [elements[component], ...registrations, ...tree.names],
      'ks-gallery-react',
      tree.root ? [type] : [],
    ),
    ...(isModal ? [printImport(['useState'], 'react')] : []),
    ...(tree.needsLayouts ? layoutImports : []),
    ...(printCss(state) ? ["import './gallery.css';"] : []),
    printImport(['images'], './images'),
  ];
  const config = printConfig(component, tree, 0, 'const ');
  const calls = [...registrations, ...(tree.needsLayouts ? ['registerLayouts'] : [])];
  const setup = calls.length > 0 ? `${calls.map((name) => `${name}();\n`).join('')}\n` : '';
  const hook = isModal ? '  const [open, setOpen] = useState(false);\n' : '';
  return `${imports.join('\n')}

${setup}${config && `${config}\n`}export default function Gallery() {
${hook}  ${printReturn(component, attributes)}
}
`;
}
