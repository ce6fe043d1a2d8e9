import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote, ReactNote } from '@/components/demos/edition-notes';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { DataTable } from '@/components/docs/data-table';
import { pageMetadata } from '@/components/site/metadata';
import { libConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/keyboard-config');

export default function Page() {
  return (
    <DemoPage
      slug="keyboard-config"
      images={galleryImages}
      purpose={
        <p>This gallery uses other keys to close and to show the next or the previous image.</p>
      }
      notes={
        <>
          <DataTable
            caption="Keys of this gallery"
            columns={['Key', 'Action', 'Value']}
            rows={[
              [<kbd key="key">Q</kbd>, 'Close', <code key="value">KeyQ</code>],
              [<kbd key="key">↑</kbd>, 'Next image', <code key="value">ArrowUp</code>],
              [<kbd key="key">↓</kbd>, 'Previous image', <code key="value">ArrowDown</code>],
            ]}
          />
          <p>
            A value is a <code>KeyboardEvent.code</code>. It names the position of the key, not the
            character printed on it. The left and right arrow keys do nothing here. Before version
            9, values were key numbers such as 81.
          </p>
          <ReactNote>
            <kbd>Esc</kbd> still closes the gallery, because users must always be able to leave a
            dialog. <kbd>?</kbd> lists the keys. While the image is zoomed, all four arrow keys move
            it.
          </ReactNote>
          <AngularNote>
            <kbd>Q</kbd> replaces <kbd>Esc</kbd>.
          </AngularNote>
        </>
      }
      configurations={[{ type: 'ModalLibConfig', value: libConfig }]}
    >
      <Demo />
    </DemoPage>
  );
}
