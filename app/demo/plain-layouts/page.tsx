import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote } from '@/components/demos/edition-notes';
import { galleryImages } from '@/components/demos/image-sets';
import { pageMetadata } from '@/components/site/metadata';
import { column, createModalConfig, grid, row, rowSpaceAround } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/plain-layouts');

const layouts = [
  ['Row', row],
  ['Row with space around', rowSpaceAround],
  ['Column', column],
  ['Grid', grid],
] as const;

export default function Page() {
  return (
    <DemoPage
      slug="plain-layouts"
      images={galleryImages}
      hasFullViews
      purpose={
        <p>
          Thumbnails in a row, in a row with space around, in a column and in a grid, each of which
          opens the modal gallery.
        </p>
      }
      notes={
        <>
          <p>
            Use a <code>LineLayout</code> with <code>ROW</code> and <code>COLUMN</code>, and a{' '}
            <code>GridLayout</code> with <code>GRID</code>. Other combinations throw an error. A
            length of -1 shows all images. A grid always wraps.
          </p>
          <AngularNote>
            A row ignores <code>wrap</code>. The output is <code>clickImage</code> since version 9.
          </AngularNote>
        </>
      }
      configurations={layouts.flatMap(([label, config]) => [
        { type: 'PlainLibConfig', value: config, label },
        { type: 'ModalLibConfig', value: createModalConfig(config), label },
      ])}
    >
      <Demo />
    </DemoPage>
  );
}
