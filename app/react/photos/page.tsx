import { DataTable } from '@/components/docs/data-table';
import { DocsPage } from '@/components/docs/docs-page';
import { Folded } from '@/components/docs/folded';
import { InlineText, toCells } from '@/components/docs/inline-text';
import { DownloadFirst } from '@/components/docs/install/install-react';
import { Commands, PackageManagers } from '@/components/docs/install/package-commands';
import { printCommand } from '@/components/docs/install/package-manager';
import { readPhotosFile } from '@/components/docs/photos/read-file';
import { Section } from '@/components/docs/section';
import { Snippet } from '@/components/docs/code/snippet';
import { pageMetadata } from '@/components/site/metadata';
import { DemoBoundary } from '@/components/demos/demo-boundary';
import { DemoNotice } from '@/components/demos/demo-notice';
import { albumImages } from '@/components/demos/image-sets/album-images';
import { photosProject } from '@/components/demos/archive/example-project';
import { defaultChoices } from '@/components/photos/code/choices';
import { readPageFields } from '@/components/photos/code/fields';
import { printAngularGallery } from '@/components/photos/code/print-gallery';
import { Photos } from '@/components/photos/photos';
import { Sample } from '@/components/photos/sample';
import { siteFacts } from '@/components/site/site-facts';
import { href } from '@/components/site/urls';
import { OPTIONS } from '@/gallery-lib/cli/core/option-list';

const path = '/react/photos';

export const metadata = pageMetadata(path);

const { archive } = siteFacts.reactEdition;

const command = 'ks-gallery-react photos originals public/photos';

const examples = albumImages.map(({ src }) => src);

/** The command with options, for each package manager. */
function Run({ title, options }: { title: string; options: string }) {
  return (
    <Commands
      title={title}
      getLines={(manager) => [
        printCommand(
          { do: 'run', program: `ks-gallery-react photos originals ${options}` },
          manager,
        ),
      ]}
    />
  );
}

const texts = `{
  "albums": { "Dune walk": "A walk in the dunes" },
  "order": ["river-otter.webp", "mountain-lake.webp"],
  "images": [
    {
      "file": "mountain-lake.webp",
      "content": "9a24eefa900aad11",
      "alt": "Snow-streaked mountains mirrored in a calm lake",
      "caption": "Lake Sherburne"
    }
  ]
}`;

const scripts = `"scripts": {
  "photos": "${command} --module src/photos.ts",
  "prebuild": "npm run photos"
}`;

const fields: readonly (readonly [string, string])[] = [
  ['`src`', 'the URL of the full image'],
  ['`thumb`', 'the URL of the thumbnail'],
  ['`width`, `height`', 'the size in px, turned as the EXIF orientation says'],
  ['`placeholder`', 'a few pixels as a data URL, about 130 characters'],
  ['`alt`', 'the alternative text, which the editor writes'],
];

/** What the components do with images without width and height. */
const unknownSizes: readonly (readonly [string, string, string])[] = [
  [
    'lines and grids with a fixed width and height',
    'each thumbnail has its place',
    'nothing moves; it is cropped',
  ],
  [
    'lines and grids of the default, 50 px high',
    'thumbnails have no width',
    'it has its proportion, and those after it move',
  ],
  [
    '`justified`, `masonry`, `columns`',
    'each is a square, with a warning in development',
    'it has its proportions and moves those below it: in rows all that follow, in columns those of its own. Above the window it stays a square, and nothing moves',
  ],
  [
    'carousel',
    'has almost no height until its first image has loaded',
    'up to 400 px high (`maxHeight`), and the page below it moves',
  ],
  ['modal gallery', 'shows its spinner, or the thumbnail', 'has its proportion; nothing moves'],
];

/** What a build can decide by. */
const exitCodes: readonly (readonly [string, string])[] = [
  ['`0`', 'all photographs are in the gallery'],
  ['`1`', 'some are not, or a file could not be written; the module has those that are'],
  ['`2`', 'an option, a folder or the file of texts is not valid; nothing was changed'],
];

export default function Page() {
  return (
    <DocsPage
      path={path}
      lead={
        <>
          <p>
            Turn a folder of photographs as they come from a camera into a gallery: sizes,
            thumbnails, placeholders, texts and code.
          </p>
          <div className="live-demo" data-takes-files="" data-not-content>
            <DemoNotice />
            <DemoBoundary>
              <Photos fields={readPageFields()} project={photosProject()} examples={examples}>
                <Sample />
              </Photos>
            </DemoBoundary>
          </div>
        </>
      }
    >
      <Section id="command" title="The command">
        <p>
          One command makes the same in a terminal or a build, also of thousands of photographs:
          files in several widths and formats, thumbnails, placeholders, and a module with the sizes
          and the texts. It removes coordinates, serial numbers and names. It runs on your machine
          and uploads nothing.
        </p>
        <PackageManagers />
        <p>
          <a href={href('/getting-started#installation')}>Install the library</a>, then what the
          command needs beside Node 20: sharp, which reads and writes images, and exifr, which reads
          what the camera wrote. An application that uses the files does not need them.
        </p>
        <Commands
          title="Install"
          getLines={(manager) => [printCommand({ do: 'addDev', packages: 'sharp exifr' }, manager)]}
        />
        <Run title="Run" options="public/photos --module src/photos.ts" />
        <p>
          <code>originals</code> is the folder of your photographs, wherever it is. They are not
          changed.
        </p>
        <ul>
          <li>
            Photographs are turned as their EXIF orientation says, converted to sRGB, and never
            enlarged. <code>--wide</code> keeps wider colours in AVIF and WebP.
          </li>
          <li>
            File names contain a hash of the content. A file never changes, so browsers may keep it
            for ever: <code>Cache-Control: public, max-age=31536000, immutable</code>.
          </li>
          <li>
            A subfolder is an album. The module exports <code>photos</code> and <code>albums</code>.
          </li>
          <li>
            A second run encodes what has changed, and removes files that are no longer needed. It
            compares contents, not times. Commit <code>public/photos</code>, or keep it in the cache
            of your build.
          </li>
          <li>
            JPEG, PNG, WebP, AVIF, GIF, TIFF and SVG are read, in subfolders also. HEIC is read
            where sharp can decode it; videos and raw files are listed.
          </li>
        </ul>
      </Section>
      <Section id="output" title="What it writes">
        <p>
          Each photograph has the widths 800, 1600 and 2400 px, as far as it is large enough, and a
          thumbnail, in AVIF, WebP and JPEG. This is the output for three photographs of this site,
          one of them in the folder <code>Dune walk</code>:
        </p>
        <Snippet title="Output of the command" code={readPhotosFile('output.txt')} />
        <Folded id="module" title="photos.ts" summary="The module that this run has written">
          <Snippet title="photos.ts" code={readPhotosFile('photos.ts')} />
        </Folded>
        <ul>
          <li>
            URLs begin with the part of the output folder after <code>public</code>,{' '}
            <code>static</code> or <code>src</code>. For a sub-path or a CDN set{' '}
            <code>--base https://cdn.example.org/photos</code>.
          </li>
          <li>
            An <code>id</code> stays the same when you add photographs. <code>--sort date</code>{' '}
            orders by the time that the camera wrote, with its time zone if it wrote one, else by a
            date in the file name; what has neither comes last.
          </li>
          <li>
            A transparent PNG is written as lossless WebP and PNG. SVG files are copied as they are,
            with everything in them. Of an animation the first frame is used.
          </li>
          <li>
            <code>--info</code> adds a field <code>info</code> with date, camera, lens, exposure and
            sensitivity, for the slot <a href={href('/react/info')}>info</a>; the place is never
            read.
          </li>
          <li>
            <code>--format json</code> writes the same as JSON, and <code>--format html</code> a
            list of links and thumbnails that needs no scripts.
          </li>
        </ul>
        <DataTable
          caption="Options"
          columns={['Option', 'Effect']}
          rows={Object.entries(OPTIONS).map(([name, { value, help }]) => [
            <code key={name}>{`--${name}${value ? ` ${value}` : ''}`}</code>,
            <InlineText key={name} text={help} />,
          ])}
        />
      </Section>
      <Section id="failures" title="Failures">
        <p>
          Damaged, empty and very large files are named with the reason, and the others are written.
          Files are written beside their place and renamed, so that an interrupted run leaves no
          half file. Files that the command has not written are never changed, also if they are in
          the output folder or have the name of the module.
        </p>
        <DataTable
          caption="Exit codes"
          columns={['Code', 'Meaning']}
          rows={exitCodes.map(toCells)}
        />
      </Section>
      <Section id="texts" title="Texts and order">
        <p>
          Alternative texts, titles and descriptions are read from an <code>.xmp</code> file beside
          the photograph, then from the photograph itself (XMP, IPTC). The first run writes{' '}
          <code>photos.texts.json</code> into the folder of the originals, with an empty{' '}
          <code>alt</code> for each photograph that has none. Edit it, and run the command again:
        </p>
        <Snippet title="photos.texts.json" code={texts} />
        <ul>
          <li>Your texts have priority over those in the photographs.</li>
          <li>
            Photographs that you move or rename keep their texts: they are found by{' '}
            <code>content</code>.
          </li>
          <li>
            <code>order</code> comes first; what it does not name follows, by file name or, with{' '}
            <code>--sort date</code>, by time of exposure.
          </li>
          <li>
            The command does not change the file. <code>--add-texts</code> adds new photographs to
            it.
          </li>
        </ul>
      </Section>
      <Section id="vite" title="Vite and others">
        <p>
          Import the module, and show the photographs in rows. A script can run the command before
          each build. Where the originals are not in the repository, leave out <code>prebuild</code>{' '}
          and commit what the command writes:
        </p>
        <Snippet title="React: photo-album.tsx" code={readPhotosFile('photo-album.tsx')} />
        <Snippet title="package.json" code={scripts} />
        <p>
          Render <code>&lt;PhotoAlbum /&gt;</code> where you want the photographs, and import{' '}
          <code>ks-gallery-react/styles.css</code> and{' '}
          <code>ks-gallery-react/layouts/styles.css</code> once, for example in{' '}
          <code>src/main.tsx</code>.
        </p>
      </Section>
      <Section id="next" title="Next.js">
        <p>
          The component above works in Next.js: write the module beside it. For a few photographs
          that are small enough already, import the files. Next reads their sizes and makes a
          placeholder:
        </p>
        <Run title="Run for Next.js" options="public/photos --module app/photos.ts" />
        <Snippet title="Next.js: images.ts" code={readPhotosFile('next-images.ts')} />
      </Section>
      <Section id="angular" title="Angular">
        <p>
          <code>--format angular</code> writes <code>Image[]</code> of{' '}
          <code>@ks89/angular-modal-gallery</code> 10. Its images have one file each; by default it
          is WebP, 1600 px wide. The command is in the package of the React edition: install it
          beside the Angular package. npm also installs React; your application contains nothing of
          either.
        </p>
        <DownloadFirst folder="the folder of your application" />
        <Commands
          title="Install for Angular"
          getLines={(manager) => [
            printCommand({ do: 'addDev', packages: 'sharp exifr' }, manager),
            printCommand({ do: 'add', packages: `./${archive.replace(/.*\//, '')}` }, manager),
          ]}
          file={archive}
        />
        <Run
          title="Run for Angular"
          options="src/assets/photos --format angular --module src/app/photos.ts"
        />
        <Snippet
          title="Angular: gallery.component.ts"
          code={printAngularGallery(defaultChoices, readPageFields())}
        />
      </Section>
      <Section id="cms" title="A CMS or an upload">
        <p>
          The size of a photograph is known when it is uploaded, and never again without requesting
          it. Store these six fields with it, and your API returns images that every layout can
          place:
        </p>
        <DataTable
          caption="Fields to store"
          columns={['Field', 'Content']}
          rows={fields.map(toCells)}
        />
        <Snippet title="describe-upload.ts" code={readPhotosFile('describe-upload.ts')} />
        <p>
          <a href={href('/react/api')}>Images from an API</a> shows how to request them in pages.
        </p>
      </Section>
      <Section id="unknown-sizes" title="Images without width and height">
        <p>If an API returns URLs alone, the components do this until the images have loaded:</p>
        <DataTable
          caption="Without width and height"
          columns={['Component', 'Before', 'When an image has loaded']}
          rows={unknownSizes.map(toCells)}
        />
        <p>
          Nothing moves if the sizes are stored. Where you cannot, find them before you render the
          gallery: this requests the full images, which users then have in their cache.
        </p>
        <Snippet title="with-sizes.ts" code={readPhotosFile('with-sizes.ts')} />
      </Section>
    </DocsPage>
  );
}
