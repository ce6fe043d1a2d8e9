import { DemoLinks } from '@/components/docs/demo-links';
import { ExampleFile } from '@/components/docs/code/example-file';
import { Editions } from '@/components/docs/editions/editions';
import { DocsPage } from '@/components/docs/docs-page';
import { Section } from '@/components/docs/section';
import { typeSections } from '@/components/reference/tables/type-section';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';
import { photographTexts } from '@/components/site/photographs/texts';
import { FeatureExample } from '../feature-example';
import { Thumbnails } from '../thumbnails';

const config = { previewConfig: { number: 5, mobileVisible: true } };

const path = '/features/previews';

export const metadata = pageMetadata(path);

export default function Page() {
  return (
    <DocsPage
      path={path}
      specimen={
        <FeatureExample
          hasViewer
          text="Select an image: up to five thumbnails are below it, in windows of any width."
        >
          <Thumbnails config={config} texts={photographTexts} />
        </FeatureExample>
      }
      lead={
        <p>
          Thumbnails below the active image of the modal gallery and the carousel show what else
          there is, and lead to it in one step.
        </p>
      }
    >
      <Section id="Previews" title="What they do">
        <p>
          By default both show four thumbnails at once (here five are set); the modal gallery of the
          Angular package shows three. The two images beside the active one are{' '}
          <a href={href('/features/modal-gallery#SidePreviewsConfig')}>side previews</a>.
        </p>
        <p>
          Live demos:{' '}
          <DemoLinks
            slugs={[
              'previews-custom-size',
              'previews-length',
              'previews-no-arrows',
              'previews-not-clickable',
              'previews-template',
              'carousel-custom-previews',
              'carousel-breakpoints',
            ]}
          />
          .
        </p>
      </Section>
      <Section id="Example" title="Number and size">
        <p>
          Pass this object as <code>libConfig</code> when you open the modal gallery. The carousel
          has <code>carouselPreviewsConfig</code>.
        </p>
        <Editions
          react={<ExampleFile name="own-previews" />}
          angular={<ExampleFile name="own-previews" edition="Angular" />}
        />
      </Section>
      {typeSections(path, {
        PreviewConfig: (
          <p>
            In viewports up to 767 px the thumbnails are hidden unless <code>mobileVisible</code> is
            true. <code>width</code>, <code>maxHeight</code> and <code>breakpoints</code> have an
            effect only if you set them and do not set <code>size</code>; their defaults have none.
          </p>
        ),
        CarouselPreviewConfig: (
          <p>
            The height of the row is that of the breakpoint, at most <code>maxHeight</code>.
          </p>
        ),
        BreakpointsConfig: (
          <p>The breakpoints are those of the layout package of the Angular CDK.</p>
        ),
      })}
    </DocsPage>
  );
}
