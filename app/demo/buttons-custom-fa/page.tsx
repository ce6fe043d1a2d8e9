import { icon } from '@fortawesome/fontawesome-svg-core';
import { faDownload, faExternalLinkAlt, faPlus, faTimes } from '@fortawesome/free-solid-svg-icons';
import { DemoPage } from '@/components/demos/demo-page';
import { AngularNote, ReactNote } from '@/components/demos/edition-notes';
import { DataTable } from '@/components/docs/data-table';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { pageMetadata } from '@/components/site/metadata';
import { libConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/demo/buttons-custom-fa');

/** The icons with their class names in Font Awesome 5, which later versions know too. */
const icons = [
  { definition: faPlus, className: 'fa-plus' },
  { definition: faTimes, className: 'fa-times' },
  { definition: faDownload, className: 'fa-download' },
  { definition: faExternalLinkAlt, className: 'fa-external-link-alt' },
];

function Icons() {
  return (
    <DataTable
      caption="Icons of this demo"
      columns={['Icon', 'Class in Font Awesome 5', 'Class today']}
      rows={icons.map(({ definition, className }) => {
        const { abstract, iconName } = icon(definition);
        const [svg] = abstract;
        return [
          <svg
            key="icon"
            className="icon"
            viewBox={String(svg?.attributes.viewBox)}
            style={{ fill: 'currentcolor', stroke: 'none' }}
            role="img"
            aria-label={className}
          >
            <path d={String(svg?.children?.[0]?.attributes.d)} />
          </svg>,
          <code key="class">fas {className}</code>,
          <code key="name">fas fa-{iconName}</code>,
        ];
      })}
    />
  );
}

export default function Page() {
  return (
    <DemoPage
      slug="buttons-custom-fa"
      images={galleryImages}
      purpose={<p>Define your own buttons with their order, icons and labels.</p>}
      notes={
        <>
          <p>The plus button appends a copy of a random image while the gallery is open.</p>
          <p>
            Font Awesome is optional, and you install it yourself: the gallery only renders the
            class names.
          </p>
          <Icons />
          <ReactNote>
            The field <code>icon</code> accepts a React node instead of class names. This demo uses
            it to render the icons as inline SVG.
          </ReactNote>
          <AngularNote>
            An icon is a list of class names. A copy of an image needs a URL of its own: next to an
            image with the same URL, the spinner never ends.
          </AngularNote>
        </>
      }
      configurations={[{ type: 'ModalLibConfig', value: libConfig }]}
    >
      <Demo />
    </DemoPage>
  );
}
