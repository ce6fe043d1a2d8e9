import { ExampleFile } from '@/components/docs/code/example-file';
import { DocsPage } from '@/components/docs/docs-page';
import { Section } from '@/components/docs/section';
import { typeSections } from '@/components/reference/tables/type-section';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';

const path = '/react/slots';

export const metadata = pageMetadata(path);

export default function Page() {
  return (
    <DocsPage
      path={path}
      lead={
        <p>
          A slot renders a part of a gallery with your component: see the demo{' '}
          <a href={href('/react/render-slots')}>Render slots</a>. A class name is added to an
          element of a gallery: see <a href={href('/react/class-names')}>Styling</a>. Menus,
          tooltips and messages in a slot have to be rendered inside the dialog: see{' '}
          <a href={href('/react/works-with#popups')}>Works with</a>.
        </p>
      }
    >
      <Section id="example" title="Your own caption and error">
        <p>
          A slot gets the image that you passed, with its own fields, and returns what is rendered
          in the place of the default. Call <code>defaultRender()</code> in it to add to the
          default.
        </p>
        <ExampleFile name="slots" />
      </Section>
      {typeSections(path)}
    </DocsPage>
  );
}
