/** What the archive of each edition says about itself. */
import { siteFacts } from '@/components/site/site-facts';
import { getName } from '@/gallery-lib/cli/core/names/paths';
import { TEXTS_NAME } from '@/gallery-lib/cli/core/texts';
import { folders, printProgram, type Edition, type OutputSettings } from './output';

const { library, reactEdition } = siteFacts;
const packed = getName(reactEdition.archive);

const starts: Readonly<Record<Edition, string>> = {
  react: `\`\`\`
npm install
npm run dev
\`\`\`

\`src/gallery.tsx\` is the component. The gallery library is \`./${packed}\`, next to this file; in another project, put it into its folder and run \`npm install ./${packed}\`.`,
  angular: `The files are for an application of Angular ${library.angularMajor} with \`${library.packageName}\` ${library.major}. Copy \`src\` into its folder, import \`GalleryComponent\` of \`src/app/gallery.component.ts\`, which is standalone, and render it:

\`\`\`
<app-gallery></app-gallery>
\`\`\``,
};

/** Returns the text of `README.md`. */
export function printReadme(output: OutputSettings, edition: Edition): string {
  const { files, module } = folders[edition];
  return `# Photo gallery

${starts[edition]}

\`${module}\` has the texts of the files in \`${files}\`. To change them or to add photographs, put \`${TEXTS_NAME}\`, which has your order and texts, into a folder \`originals\` with the photographs as they came from the camera, and run the command of the library:

\`\`\`
npm install sharp exifr${edition === 'angular' ? ` ./${packed}` : ''}
npx ${printProgram(output, edition)}
\`\`\`
`;
}
