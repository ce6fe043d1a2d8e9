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

/** The same for Angular. */
function printAngularPlain(choices: Choices, fields: FieldsByComponent): string {
  const tree = toTree(toState(forAngular(choices)), fields.plain, 'angular');
  return `import { Component } from '@angular/core';
${printImport(['GalleryModule', 'ModalGalleryService', configNames.plain.type, ...tree.names], '@ks89/angular-modal-gallery')}
import { photos } from './photos';

@Component({
  selector: 'app-gallery',
  standalone: true,
  imports: [GalleryModule],
  template: \`<ks-plain-gallery
    [id]="1"
    [images]="photos"
    [config]="config"
    (clickImage)="openModal($event)"
  ></ks-plain-gallery>\`,
  styles: [
    // By itself a line leaves the window, and a thumbnail of another shape is stretched.
    ':host ::ng-deep .plain-container { flex-wrap: wrap; max-width: 100%; }',
    ':host ::ng-deep .image { max-width: 100%; object-fit: cover; }',
  ],
})
export class GalleryComponent {
  readonly photos = photos;

${printConfig('plain', tree, 2, 'readonly ')}
  constructor(private modalGalleryService: ModalGalleryService) {}

  openModal(index: number): void {
    // The gallery does not take the focus: Enter on the thumbnail would open a second
    // gallery with the same id, and the first could no longer be closed.
    (document.activeElement as HTMLElement | null)?.blur();
    this.modalGalleryService.open({
      id: 1,
      images: this.photos,
      currentImage: this.photos[index],
    });
  }
}
`;
}

/** Returns the text of `gallery.component.ts`. */
export function printAngularGallery(choices: Choices, fields: FieldsByComponent): string {
  if (choices.component === 'plain') return printAngularPlain(choices, fields);
  const state = toState(forAngular(choices));
  return printAngular(state, fields[state.component]).replace(ownImages, photos);
}
