import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/* What an Angular 15 application adds for the gallery, and what a React application adds. */

export const installGallery = 'npm install @ks89/angular-modal-gallery@10';
export const installCompanions = 'npm install hammerjs mousetrap @angular/cdk@15';
export const installTypes = 'npm install --save-dev @types/mousetrap @types/hammerjs';

/** Files of the application that runs the Angular samples, so that the code shown here is code that runs. */
function readApplicationFile(name: string): string {
  const directory = join(/* turbopackIgnore: true */ process.cwd(), 'angular-check/src');
  return readFileSync(join(directory, name), 'utf8');
}

export const rootModule = readApplicationFile('app.module.ts');
export const standaloneMain = readApplicationFile('standalone.ts');
export const standaloneComponent = readApplicationFile('gallery.component.ts');
export const globalStyles = readApplicationFile('styles.css');

export const typeRoots = `
{
  "compilerOptions": {
    "typeRoots": ["node_modules/@types"]
  }
}
`;

export const commonJs = `
{
  "projects": {
    "your-application": {
      "architect": {
        "build": {
          "options": {
            "allowedCommonJsDependencies": ["mousetrap", "hammerjs"]
          }
        }
      }
    }
  }
}
`;

export const buildReactEdition = `
npm ci
npm run build --workspace gallery-lib
npm pack --workspace gallery-lib
`;

export const installReactEdition = 'npm install ./ks-gallery-react-10.0.0.tgz';

export const reactStylesheet = "import 'ks-gallery-react/styles.css';";

export const reactTypes = `
import { ButtonsStrategy, type ModalLibConfig } from 'ks-gallery-react';

export const libConfig: ModalLibConfig = {
  buttonsConfig: { strategy: ButtonsStrategy.SIMPLE },
  currentImageConfig: { downloadable: true },
};
`;
