import '@/styles/gallery/index.scss';
import { DemoBoundary } from '@/components/demos/demo-boundary';
import { ExampleFile } from '@/components/docs/code/example-file';
import { DocsPage } from '@/components/docs/docs-page';
import { Travels } from '@/components/docs/examples/slots';
import { Section } from '@/components/docs/section';
import { SlotTable } from '@/components/reference/tables/slot-table';
import { typeSections } from '@/components/reference/tables/type-section';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';
import { carouselPhotographs } from '@/components/site/photographs/carousel';
import { createImages } from '@/components/site/photographs/create-images';
import { photographCredits } from '@/components/site/photographs/credits';
import { photographTexts } from '@/components/site/photographs/texts';

const path = '/react/slots';
const sizes = '(min-width: 1200px) 840px, 100vw';

function getPhotographs() {
  const chosen = carouselPhotographs.slice(0, 4);
  const places = chosen.map((photograph) => ({ photograph, sizes }));
  return createImages(places, photographTexts, 0, sizes).map((image, index) => ({
    ...image,
    photographer: photographCredits.find(({ name }) => name === chosen[index]?.name)?.author ?? '',
  }));
}

export const metadata = pageMetadata(path);

export default function Page() {
  return (
    <DocsPage
      path={path}
      lead={
        <p>
          Use a slot to change what a part of a gallery contains, and a class name or a{' '}
          <a href={href('/react/class-names')}>custom property</a> to change how it looks. Render
          menus, tooltips and messages of a slot{' '}
          <a href={href('/react/works-with#popups')}>inside the dialog</a>.
        </p>
      }
    >
      <Section id="example" title="Your own caption and error">
        <p>
          A slot gets the image that you passed, with its own fields, and returns what is rendered
          in the place of the default. Call <code>defaultRender()</code> in it to add to the
          default. The demo <a href={href('/react/render-slots')}>Render slots</a> has more.
        </p>
        <ExampleFile name="slots" />
        <p>The result; the text of “error” appears only if a file cannot be loaded:</p>
        <div className="live-demo" data-not-content>
          <DemoBoundary>
            <Travels photographs={getPhotographs()} />
          </DemoBoundary>
        </div>
      </Section>
      <Section id="all" title="All slots">
        <SlotTable />
      </Section>
      {typeSections(path)}
    </DocsPage>
  );
}
