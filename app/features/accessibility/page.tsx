import { DemoLinks } from '@/components/docs/demo-links';
import { DocsPage } from '@/components/docs/docs-page';
import { Section } from '@/components/docs/section';
import { TypeSection } from '@/components/reference/type-section';
import { pageMetadata } from '@/components/site/metadata';

const path = '/features/accessibility';

export const metadata = pageMetadata(path);

export default function Page() {
  return (
    <DocsPage
      path={path}
      lead={<p>Every text that the galleries say to a screen reader, or show as a tooltip.</p>}
    >
      <Section id="Accessibility" title="Accessibility">
        <p>
          All three components take an <code>accessibilityConfig</code>. Give the fields that should
          differ; the others keep their English text, which is exported as{' '}
          <code>KS_DEFAULT_ACCESSIBILITY_CONFIG</code>. A name ends in <code>AriaLabel</code>, a
          tooltip in <code>Title</code>; an empty tooltip is not shown. The dots of the carousel use
          the fields of the dots.
        </p>
        <p>
          See it at work: <DemoLinks slugs={['accessibility']} />.
        </p>
      </Section>
      <TypeSection of="AccessibilityConfig" page={path} />
    </DocsPage>
  );
}
