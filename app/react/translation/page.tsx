import { DocsPage } from '@/components/docs/docs-page';
import { ExampleFile } from '@/components/docs/example-file';
import { Section } from '@/components/docs/section';
import { Snippet } from '@/components/docs/snippet';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';

const path = '/react/translation';

export const metadata = pageMetadata(path);

const usage = `<Carousel images={images} config={{ accessibilityConfig: german }} />
<ModalGallery
  images={images}
  libConfig={{
    accessibilityConfig: german,
    currentImageConfig: { description: germanCaption },
  }}
/>`;

export default function Page() {
  return (
    <DocsPage
      path={path}
      lead={
        <p>
          Every text of the three components can be translated. This page has complete German and
          Arabic texts to copy; the{' '}
          <a href={href('/features/accessibility#AccessibilityConfig')}>reference</a> lists all
          fields with their English defaults.
        </p>
      }
    >
      <Section id="usage" title="Usage">
        <Snippet title="Galleries in German" code={usage} />
        <ul>
          <li>
            <code>accessibilityConfig</code> has all names, tooltips and messages.{' '}
            <code>{'{position}'}</code>, <code>{'{total}'}</code>, <code>{'{count}'}</code> and{' '}
            <code>{'{percent}'}</code> are replaced by numbers, <code>{'{name}'}</code> and{' '}
            <code>{'{action}'}</code> by other texts.
          </li>
          <li>
            The texts of <a href={href('/features/description#Description')}>captions</a> are in{' '}
            <code>description</code>: <code>imageText</code>, <code>numberSeparator</code> and{' '}
            <code>beforeTextDescription</code>.
          </li>
          <li>
            A <a href={href('/features/upper-buttons#ButtonConfig')}>toolbar button</a> with a{' '}
            <code>title</code> or <code>ariaLabel</code> of its own keeps it. Copies of the built-in
            buttons are translated.
          </li>
        </ul>
      </Section>
      <Section id="german" title="German">
        <p>
          The <a href={href('/react/german')}>demo of German labels</a> uses this file.
        </p>
        <ExampleFile name="german" />
      </Section>
      <Section id="arabic" title="Arabic">
        <p>
          Set <code>dir=&quot;rtl&quot;</code> on <code>{'<html>'}</code>: the modal gallery is the
          last element of <code>{'<body>'}</code>. Arrows, arrow keys and swipes are then mirrored.
        </p>
        <ExampleFile name="arabic" />
      </Section>
    </DocsPage>
  );
}
