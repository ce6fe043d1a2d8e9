import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadTypescript } from '../lib/load-typescript.mjs';
import { generated, photos, playground } from './folders.mjs';
import { getClassName } from './samples.mjs';

function getModuleSource(name, declarations) {
  return `@NgModule({
  imports: [CommonModule, GalleryModule],
  declarations: [${declarations.join(', ')}],
})
export class ${name} {}
`;
}

const moduleImports = `import { CommonModule } from '@angular/common';
import { NgModule } from '@angular/core';
import { GalleryModule } from '@ks89/angular-modal-gallery';
`;

/** All samples in one module, and a record that finds each by its slug. */
function getSamplesSource(slugs) {
  const imports = slugs.map(
    (slug) => `import { ${getClassName(slug)} } from '../../app/demo/${slug}/angular/component';`,
  );
  const entries = slugs.map((slug) => `  '${slug}': ${getClassName(slug)},`);
  return `${moduleImports}import { Type } from '@angular/core';
${imports.join('\n')}

${getModuleSource('SamplesModule', slugs.map(getClassName))}
export const samples: Record<string, Type<unknown> | undefined> = {
${entries.join('\n')}
};
`;
}

/** A template with an input that does not exist: `configs` instead of `config`. */
const wrongInputSource = `${moduleImports}import { Component } from '@angular/core';

@Component({
  selector: 'app-wrong-input',
  template: '<ks-carousel [id]="1" [images]="[]" [configs]="{}"></ks-carousel>',
})
export class WrongInputComponent {}

${getModuleSource('SelfTestModule', ['WrongInputComponent'])}`;

/** A configuration of the compiler for one file below `generated`. */
function getConfig(file) {
  return JSON.stringify({ extends: '../tsconfig.json', files: [file], include: [] });
}

/** The images that the code of the playground imports. */
const imagesSource =
  "export { galleryImages as images } from '../../../app/demo/angular-images';\n";

/** Writes components that the playground shows. The application does not contain them: they only have to compile. */
async function generatePlayground() {
  const { printComponents, printWrongComponent } = await loadTypescript('tests/printed-angular.ts');
  const components = printComponents();
  await mkdir(playground);
  const write = (name, source) => writeFile(join(playground, name), source);
  await Promise.all([
    write('images.ts', imagesSource),
    write('wrong-option.ts', printWrongComponent()),
    ...components.map((source, index) => write(`state-${index}.ts`, source)),
  ]);
  return components.length;
}

/** Writes a module as the command of the package makes it of photographs, and the components of their page. */
async function generatePhotos() {
  const { printModule } = await loadTypescript('gallery-lib/cli/core/formats/print-module.ts');
  const { createModuleData } = await loadTypescript('tests/sample-photos.ts');
  const { printPhotoComponents } = await loadTypescript('tests/printed-angular.ts');
  await mkdir(photos);
  const write = (name, source) => writeFile(join(photos, name), source);
  await Promise.all([
    write('photos.ts', printModule('angular', createModuleData())),
    ...printPhotoComponents().map((source, index) => write(`gallery-${index}.ts`, source)),
  ]);
}

/**
 * Writes the source files that depend on the list of samples, files that must not compile, and components of the
 * playground. Returns the number of the latter.
 */
export async function generateSources(slugs) {
  await rm(generated, { recursive: true, force: true });
  await mkdir(generated);
  await Promise.all([
    generatePhotos(),
    writeFile(join(generated, 'samples.ts'), getSamplesSource(slugs)),
    writeFile(join(generated, 'wrong-input.ts'), wrongInputSource),
    writeFile(join(generated, 'wrong-input.json'), getConfig('wrong-input.ts')),
    writeFile(join(generated, 'wrong-option.json'), getConfig('playground/wrong-option.ts')),
  ]);
  return generatePlayground();
}
