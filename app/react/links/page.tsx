import { DocsPage } from '@/components/docs/docs-page';
import { TypeSection } from '@/components/reference/type-section';
import { pageMetadata } from '@/components/site/metadata';

const path = '/react/links';

export const metadata = pageMetadata(path);

export default function Page() {
  return (
    <DocsPage
      path={path}
      lead={
        <p>
          With <code>linkConfig</code>, each image of a gallery has a fragment of its own, for
          example <code>#album-3</code>: the name of the gallery, a hyphen and the id of the image.
        </p>
      }
    >
      <TypeSection of="LinkConfig" page={path} />
    </DocsPage>
  );
}
