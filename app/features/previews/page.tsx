import { DemoLinks } from '@/components/docs/demo-links';
import { DocsPage } from '@/components/docs/docs-page';
import { Section } from '@/components/docs/section';
import { TypeSection } from '@/components/reference/type-section';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';

const path = '/features/previews';

export const metadata = pageMetadata(path);

export default function Page() {
  return (
    <DocsPage
      path={path}
      lead={<p>Thumbnails below the current image, in the modal gallery and in the carousel.</p>}
    >
      <Section id="Previews" title="Previews">
        <p>
          Both show four thumbnails at once, in the React edition; the modal gallery of the Angular
          package shows three. The two images beside the current one are something else:{' '}
          <a href={href('/features/modal-gallery#SidePreviewsConfig')}>side previews</a>.
        </p>
        <p>
          See them at work:{' '}
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
      <TypeSection of="PreviewConfig" page={path}>
        <p>
          On small viewports, up to 767 pixels, the strip is hidden unless{' '}
          <code>mobileVisible</code> is true. A default of <code>width</code>,{' '}
          <code>maxHeight</code> or <code>breakpoints</code> never acts by itself: the three take
          effect where they are given and <code>size</code> is not.
        </p>
      </TypeSection>
      <TypeSection of="CarouselPreviewConfig" page={path}>
        <p>
          The row is as high as the breakpoint says, and never higher than <code>maxHeight</code>.
        </p>
      </TypeSection>
      <TypeSection of="BreakpointsConfig" page={path}>
        <p>The ranges are those of the layout package of the Angular CDK.</p>
      </TypeSection>
    </DocsPage>
  );
}
