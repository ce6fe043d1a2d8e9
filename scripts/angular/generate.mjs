import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generated } from './folders.mjs';
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
const selfTestSource = `${moduleImports}import { Component } from '@angular/core';

@Component({
  selector: 'app-wrong-input',
  template: '<ks-carousel [id]="1" [images]="[]" [configs]="{}"></ks-carousel>',
})
export class WrongInputComponent {}

${getModuleSource('SelfTestModule', ['WrongInputComponent'])}`;

const selfTestConfig = { extends: '../tsconfig.json', files: ['self-test.ts'] };

/** Writes the source files that depend on the list of samples, and the self-test of the compiler's strictness. */
export async function generateSources(slugs) {
  await rm(generated, { recursive: true, force: true });
  await mkdir(generated);
  await Promise.all([
    writeFile(join(generated, 'samples.ts'), getSamplesSource(slugs)),
    writeFile(join(generated, 'self-test.ts'), selfTestSource),
    writeFile(join(generated, 'tsconfig.json'), JSON.stringify(selfTestConfig)),
  ]);
}
