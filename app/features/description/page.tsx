import { DemoLinks } from '@/components/docs/demo-links';
import { DocsPage } from '@/components/docs/docs-page';
import { Section } from '@/components/docs/section';
import { typeSections } from '@/components/reference/tables/type-section';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';
import { photographTexts } from '@/components/site/photographs/texts';
import { FeatureExample } from '../feature-example';
import { Thumbnails } from '../thumbnails';

const config = {
  currentImageConfig: {
    description: { imageText: 'Photograph ', numberSeparator: ' of ', beforeTextDescription: ': ' },
  },
} as const;

const path = '/features/description';

export const metadata = pageMetadata(path);

export default function Page() {
  return (
    <DocsPage
      path={path}
      specimen={
        <FeatureExample
          hasViewer
          text="Select an image: its caption has a text for the position and one for the description."
        >
          <Thumbnails config={config} texts={photographTexts} />
        </FeatureExample>
      }
      lead={
        <p>
          The active image in the modal gallery and the carousel: its caption, clicks and swipes on
          it, download, and the spinner shown while it loads.
        </p>
      }
    >
      <Section id="DescriptionInterfaces" title="Parts of a caption">
        <p>
          A caption such as <samp>Image 2/5 - At the lake</samp> consists of <code>imageText</code>,
          the position, <code>numberSeparator</code>, the total, <code>beforeTextDescription</code>{' '}
          and the description of the image, without spaces in between. You can translate each part,
          for example <samp>Immagine</samp> or <samp>Bild</samp>. Without a description the caption
          ends after the total.
        </p>
        <p>
          Live demos:{' '}
          <DemoLinks
            slugs={['description-strategy', 'description-full-custom', 'carousel-with-description']}
          />
          .
        </p>
      </Section>
      {typeSections(path, {
        DescriptionStyle: <p>Each field sets one CSS property of the caption.</p>,
        CurrentImageConfig: (
          <p>
            The download shortcut needs <code>downloadable</code>; the download button also needs a{' '}
            <a href={href('/features/upper-buttons#ButtonsStrategy')}>strategy</a> that contains it.
          </p>
        ),
      })}
    </DocsPage>
  );
}
