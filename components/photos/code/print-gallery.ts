/** The component of each edition that shows the photographs. */
import type { FieldsByComponent } from '@/components/playground/fields/field';
import { printAngular } from '@/components/playground/print/print-angular';
import { printReact } from '@/components/playground/print/print-react';
import { configNames, printConfig, printImport } from '@/components/playground/print/source';
import { toTree } from '@/components/playground/print/tree';
import { forAngular, toState, type Choices } from './choices';

const ownImages = "import { images } from './images';";
const photos = "import { photos as images } from './photos';";

const styles = "import 'ks-gallery-react/styles.css';";

/** A plain gallery that opens the modal gallery. */
function printPlain(choices: Choices, fields: FieldsByComponent): string {
  const state = toState(choices);
  const tree = toTree(state, fields.plain, 'react');
  const layoutLines = tree.needsLayouts
    ? `import { registerLayouts } from 'ks-gallery-react/layouts';\n`
    : '';
  const layoutStyles = tree.needsLayouts ? `import 'ks-gallery-react/layouts/styles.css';\n` : '';
  return `'use client';
${printImport(['ModalGallery', 'PlainGallery', ...tree.names], 'ks-gallery-react', [configNames.plain.type])}
${layoutLines}import { useState } from 'react';
import { photos } from './photos';
${styles}
${layoutStyles}
${tree.needsLayouts ? 'registerLayouts();\n\n' : ''}${printConfig('plain', tree, 0, 'const ')}
export default function Gallery() {
  const [index, setIndex] = useState<number>();
  return (
    <>
      <PlainGallery images={photos} config={config} onClickImage={setIndex} />
      <ModalGallery
        images={photos}
        open={index !== undefined}
        defaultIndex={index}
        onOpenChange={() => setIndex(undefined)}
      />
    </>
  );
}
`;
}

/** Returns the text of `gallery.tsx`. */
export function printReactGallery(choices: Choices, fields: FieldsByComponent): string {
  if (choices.component === 'plain') return printPlain(choices, fields);
  const code = printReact(toState(choices), fields[choices.component]);
  return code.replace(ownImages, `${photos}\n${styles}`);
}

/** Returns the text of `gallery.component.ts`. */
export function printAngularGallery(choices: Choices, fields: FieldsByComponent): string {
  const state = toState(forAngular(choices));
  return printAngular(state, fields[state.component]).replace(ownImages, photos);
}
