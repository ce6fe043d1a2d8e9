import { DocsPage } from '@/components/docs/docs-page';
import { Section } from '@/components/docs/section';
import { typeSections } from '@/components/reference/tables/type-section';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';

const path = '/react/gestures';

export const metadata = pageMetadata(path);

export default function Page() {
  return (
    <DocsPage
      path={path}
      lead={
        <p>
          Options of <code>ModalLibConfig</code> for zooming the active image, closing by drag, and
          the animations of opening, closing and going to another image.
        </p>
      }
    >
      <Section id="demos" title="Live demos">
        <p>
          <a href={href('/react/zoom')}>Zoom</a>, <a href={href('/react/dismiss')}>drag to close</a>{' '}
          and <a href={href('/react/opening')}>opening animation</a>. Every gesture also has a key
          or a button.
        </p>
      </Section>
      {typeSections(path)}
      <Section id="adapters" title="Hammer.js and Mousetrap">
        <p>
          The library recognises gestures and keyboard shortcuts by itself and has no dependency. If
          your application already uses Hammer.js or Mousetrap, let the galleries use them too: call{' '}
          <code>registerHammer()</code> of <code>ks-gallery-react/hammer</code> or{' '}
          <code>registerMousetrap()</code> of <code>ks-gallery-react/mousetrap</code> once, before a
          gallery mounts. Both packages are optional peer dependencies. This site registers both.
        </p>
      </Section>
    </DocsPage>
  );
}
