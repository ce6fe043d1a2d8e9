import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets';
import { ImageLinks } from '@/components/demos/image-links';
import { pageMetadata } from '@/components/site/metadata';
import Demo from './demo';

export const metadata = pageMetadata('/demo/keyboard-config');

export default function Page() {
  return (
    <DemoPage
      slug="keyboard-config"
      purpose={<p>Other keys for the three things that a keyboard does in a gallery.</p>}
      notes={
        <>
          <table>
            <caption>Keys of this gallery</caption>
            <thead>
              <tr>
                <th scope="col">Key</th>
                <th scope="col">Effect</th>
                <th scope="col">Value</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>
                  <kbd>Q</kbd>
                </td>
                <td>Close</td>
                <td>
                  <code>KeyQ</code>
                </td>
              </tr>
              <tr>
                <td>
                  <kbd>↑</kbd>
                </td>
                <td>Next image</td>
                <td>
                  <code>ArrowUp</code>
                </td>
              </tr>
              <tr>
                <td>
                  <kbd>↓</kbd>
                </td>
                <td>Previous image</td>
                <td>
                  <code>ArrowDown</code>
                </td>
              </tr>
            </tbody>
          </table>
          <p>
            Values are <code>code</code>s of keyboard events: the place of a key, whatever is
            printed on it. The left and right arrows do nothing now. <kbd>Esc</kbd> still closes the
            gallery in this edition, because everybody must be able to leave a dialog; in the
            Angular package it is replaced. Key numbers such as 81 are the form before version 9.
          </p>
        </>
      }
    >
      <Demo />

      <ImageLinks images={galleryImages} />
    </DemoPage>
  );
}
