/** What an Angular application and a React application add for the gallery. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFacts } from '@/components/site/site-facts';

const { library } = siteFacts;

export const installGallery = `npm install ${library.packageName}@${library.major}`;
export const installDependencies = `npm install hammerjs mousetrap @angular/cdk@${library.angularMajor}`;
export const installTypes = 'npm install --save-dev @types/mousetrap @types/hammerjs';

/** Files of the application that runs the Angular samples, so that the code shown here is code that runs. */
function readApplicationFile(name: string): string {
  const directory = join(/* turbopackIgnore: true */ process.cwd(), 'angular-check/src');
  return readFileSync(join(directory, name), 'utf8');
}

export const rootModule = readApplicationFile('app.module.ts');
export const standaloneMain = readApplicationFile('standalone.ts');
export const firstAngularExample = readApplicationFile('gallery.component.ts');
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

export const reactStylesheet = "import 'ks-gallery-react/styles.css';";
