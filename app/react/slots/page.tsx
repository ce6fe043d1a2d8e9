import { DocsPage } from '@/components/docs/docs-page';
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
      {typeSections(path)}
    </DocsPage>
  );
}
