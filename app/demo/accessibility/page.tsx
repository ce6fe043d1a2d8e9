import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote, ReactNote } from '@/components/demos/edition-notes';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { objectDoc } from '@/components/reference/types/library-types';
import { differenceOf } from '@/components/reference/differences/package-differences';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';
import { libConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/accessibility');

const type = 'AccessibilityConfig';
const names = objectDoc(type).fields.map(({ name }) => name);
const added = names.filter((name) => differenceOf(type, name).added);
const original = names.filter((name) => !added.includes(name));
const custom = Object.values(libConfig.accessibilityConfig ?? {}).filter((text) =>
  text.startsWith('CUSTOM'),
);

export default function Page() {
  return (
    <DemoPage
      slug="accessibility"
      images={galleryImages}
      purpose={
        <p>Replace every label and tooltip of the galleries, for example with a translation.</p>
      }
      notes={
        <>
          <p>
            The code sets all {original.length} fields of the Angular package: {custom.length} texts
            that start with CUSTOM, and the {original.length - custom.length} texts of the carousel,
            which keep their defaults.
          </p>
          <ReactNote>
            There are {added.length} more fields, which keep their defaults here, for example the
            names of the close button and the play button.{' '}
            <a href={href('/react/translation')}>Translation</a> has complete German and Arabic
            texts.
          </ReactNote>
          <AngularNote>
            The name of a toolbar button, here the close button, is its{' '}
            <a href={href('/features/upper-buttons#ButtonConfig.ariaLabel')}>
              <code>ariaLabel</code>
            </a>
            . The texts of the background are not rendered. The gallery itself always has the
            default text.
          </AngularNote>
        </>
      }
      configurations={[{ type: 'ModalLibConfig', value: libConfig }]}
    >
      <Demo />
    </DemoPage>
  );
}
