import { DocsPage } from '@/components/docs/docs-page';
import { ExampleFile } from '@/components/docs/code/example-file';
import { Section } from '@/components/docs/section';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';

const path = '/react/translation';

export const metadata = pageMetadata(path);

export default function Page() {
  return (
    <DocsPage
      path={path}
      lead={
        <p>
          Every text of the three components can be translated. The package has German and Arabic
          texts; the <a href={href('/features/accessibility#AccessibilityConfig')}>reference</a>{' '}
          lists all fields with their English defaults.
        </p>
      }
    >
      <Section id="usage" title="Usage">
        <ExampleFile name="german" />
        <ul>
          <li>
            <code>accessibilityConfig</code> has all names, tooltips and messages, and is the same
            for the carousel. <code>{'{position}'}</code>, <code>{'{total}'}</code>,{' '}
            <code>{'{count}'}</code> and <code>{'{percent}'}</code> are replaced by numbers,{' '}
            <code>{'{name}'}</code> and <code>{'{action}'}</code> by other texts.
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
          <code>ks-gallery-react/locales/de</code> has <code>german</code> and{' '}
          <code>germanCaption</code>. The <a href={href('/react/german')}>demo of German labels</a>{' '}
          uses them.
        </p>
      </Section>
      <Section id="arabic" title="Arabic">
        <p>
          <code>ks-gallery-react/locales/ar</code> has <code>arabic</code> and{' '}
          <code>arabicCaption</code>. Set <code>dir=&quot;rtl&quot;</code> on{' '}
          <code>{'<html>'}</code>: the modal gallery is the last element of <code>{'<body>'}</code>.
          Arrows, arrow keys and swipes are then mirrored.
        </p>
      </Section>
      <Section id="other-languages" title="Other languages">
        <p>
          Write an object of the type <code>{'Required<AccessibilityConfig>'}</code>: the compiler
          names each text that is missing. This one is complete:
        </p>
        <ExampleFile name="de" />
      </Section>
    </DocsPage>
  );
}
