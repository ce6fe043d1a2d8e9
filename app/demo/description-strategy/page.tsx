import { DemoPage } from '@/components/demos/demo-page';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { pageMetadata } from '@/components/site/metadata';
import { alwaysVisible, hideIfEmpty, alwaysHidden } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/description-strategy');

export default function Page() {
  return (
    <DemoPage
      slug="description-strategy"
      images={galleryImages}
      purpose={
        <p>
          The strategy selects the text of an image: composed of parts that you choose, only the
          image’s own description, or no text.
        </p>
      }
      notes={
        <p>
          The gallery adds no spaces between the parts, so include them in your texts. With{' '}
          <code>HIDE_IF_EMPTY</code>, images 1 and 5 have no text, because they have no description.
        </p>
      }
      configurations={[
        { type: 'ModalLibConfig', value: alwaysVisible, label: 'Strategy ALWAYS_VISIBLE' },
        { type: 'ModalLibConfig', value: hideIfEmpty, label: 'Strategy HIDE_IF_EMPTY' },
        { type: 'ModalLibConfig', value: alwaysHidden, label: 'Strategy ALWAYS_HIDDEN' },
      ]}
    >
      <Demo />
    </DemoPage>
  );
}
