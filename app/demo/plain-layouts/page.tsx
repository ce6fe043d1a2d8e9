import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote } from '@/components/demos/edition-notes';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { pageMetadata } from '@/components/site/metadata';
import { column, createModalConfig, grid, row, rowSpaceAround } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/plain-layouts');

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
      configurations={[
        { type: 'PlainLibConfig', value: row, label: 'Row' },
        { type: 'ModalLibConfig', value: createModalConfig(row), label: 'Row' },
        { type: 'PlainLibConfig', value: rowSpaceAround, label: 'Row with space around' },
        {
          type: 'ModalLibConfig',
          value: createModalConfig(rowSpaceAround),
          label: 'Row with space around',
        },
        { type: 'PlainLibConfig', value: column, label: 'Column' },
        { type: 'ModalLibConfig', value: createModalConfig(column), label: 'Column' },
        { type: 'PlainLibConfig', value: grid, label: 'Grid' },
        { type: 'ModalLibConfig', value: createModalConfig(grid), label: 'Grid' },
      ]}
    >
      <Demo />
    </DemoPage>
  );
}
