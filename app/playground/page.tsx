import { Activity } from 'react';
import { CodePanel } from '@/components/docs/code/code-panel';
import { readImageFiles } from '@/components/demos/archive/example-files';
import { readProjectFile } from '@/components/demos/archive/project-files';
import { PageActions } from '@/components/layout/page-actions';
import { DemoBoundary } from '@/components/demos/demo-boundary';
import { DemoNotice } from '@/components/demos/demo-notice';
import { EditionSwitch } from '@/components/layout/navbar/edition-switch';
import { SitePage } from '@/components/layout/site-page';
import { TitleBand } from '@/components/layout/title-band';
import { Playground } from '@/components/playground/playground';
import { readAllEvents } from '@/components/playground/fields/read-events';
import { readAllFields, readNewItems } from '@/components/playground/fields/read-fields';
import { getSizes } from '@/components/playground/sizes';
import { otherLibraries } from '@/components/reference/other-libraries/libraries';
import { pageMetadata } from '@/components/site/metadata';
import { asset, href } from '@/components/site/urls';
import { getPresets } from './presets';

const path = '/playground';

export const metadata = pageMetadata(path);

const angularImages = `${readProjectFile('app/demo/angular-images.ts')}
/** For the carousel: carouselImages. */
export const images = galleryImages;
`;

/** What the preview shows until it starts: an image without controls, which one could not use. */
function Poster() {
  const url = (end: string) => asset(`/assets/images/gallery/img1${end}`);
  return (
    <picture>
      <source
        type="image/webp"
        srcSet={`${url('.webp')} 700w, ${url('-zoom.webp')} 1152w`}
        sizes="(min-width: 1200px) 45vw, 100vw"
      />
      <img src={url('.jpg')} width={700} height={700} alt="" loading="lazy" decoding="async" />
    </picture>
  );
}

/** The modules of the image sets, and the name of the list that the code of the playground imports. */
const imageFiles = [
  ['gallery-images', 'galleryImages', 'modal gallery and plain gallery'],
  ['carousel-images', 'carouselImages', 'carousel'],
  ['album-images', 'albumImages', 'layouts justified, masonry and columns'],
] as const;

/** The code of the playground imports the images of its preview from a file beside it. */
function ImageFiles() {
  const shared = readImageFiles(['photographs']);
  return (
    <details className="play-images" data-not-content="search">
      <summary>The file with the images</summary>
      <p>
        The code imports <code>./images</code>. Your own list may take its place;{' '}
        <a href={href('/react/photos')}>Your photographs</a> makes it of a folder. The photographs
        are in the <a href={asset('/examples/array-simple.zip')}>archive of the minimal example</a>,
        in the <a href={asset('/examples/carousel.zip')}>archive of the minimal carousel</a> and in
        the <a href={asset('/examples/layouts.zip')}>archive of the photo layouts</a>.
      </p>
      {imageFiles.map(([module, list, components]) => (
        <CodePanel
          key={module}
          language="tsx"
          title={`React: images.ts, ${components}`}
          code={`${readProjectFile(`components/demos/image-sets/${module}.ts`)}\nexport const images = ${list};\n`}
        />
      ))}
      {shared.map(({ name, code }) => (
        <CodePanel key={name} language="tsx" title={`React: ${name}`} code={code} />
      ))}
      <CodePanel language="angular-ts" title="Angular: images.ts" code={angularImages} />
    </details>
  );
}

export default async function Page() {
  return (
    <SitePage path={path}>
      <TitleBand path={path} />
      <div className="container prose play-page">
        <div className="page-head">
          <p>
            Try the options of the three components, each with its meaning and its default. Options
            whose value is code, such as slots, are in the{' '}
            <a href={href('/react/reference')}>reference</a> only.{' '}
            <span className="scripted">
              Copy the code for React or for Angular, or send the result as a URL.
            </span>
            <noscript>
              Trying them needs JavaScript; the <a href={href('/demo')}>examples</a> show their code
              without it.
            </noscript>
          </p>
          <EditionSwitch place="page" />
        </div>
        <div className="live-demo" data-not-content="search">
          <DemoNotice />
          <DemoBoundary>
            <Playground
              fields={readAllFields()}
              newItems={readNewItems()}
              events={readAllEvents()}
              presets={await getPresets()}
              otherLibraries={otherLibraries.map(({ name }) => name)}
              sizes={getSizes()}
              poster={<Poster />}
            />
          </DemoBoundary>
        </div>
        <Activity>
          <ImageFiles />
          <PageActions path={path} />
        </Activity>
      </div>
    </SitePage>
  );
}
