/** What an Angular application and a React application add for the gallery. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFacts } from '@/components/site/site-facts';

const { library } = siteFacts;

/**
 * Everything that an Angular application needs. Without a version of the CDK npm installs the newest one, which needs a
 * newer Angular; without the types of Hammer.js the compiler rejects the package.
 */
export const installGallery = `npm install ${library.packageName}@${library.major} @angular/cdk@${library.angularMajor} hammerjs mousetrap @types/hammerjs`;

/** Files of the application that runs the Angular samples, so that the code shown here is code that runs. */
function readApplicationFile(name: string): string {
  const directory = join(/* turbopackIgnore: true */ process.cwd(), 'angular-check/src');
  return readFileSync(join(directory, name), 'utf8');
}

export const rootModule = readApplicationFile('app.module.ts');
// In a project of the Angular CLI the component is in `src/app`.
export const standaloneMain = readApplicationFile('standalone.ts').replace(
  "'./gallery.component'",
  "'./app/gallery.component'",
);
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
