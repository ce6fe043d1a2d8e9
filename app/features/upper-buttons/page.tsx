import { ButtonConstants } from '@/components/reference/button-constants';
import { DemoLinks } from '@/components/docs/demo-links';
import { DocsPage } from '@/components/docs/docs-page';
import { Section } from '@/components/docs/section';
import { TypeSection } from '@/components/reference/type-section';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';

const path = '/features/upper-buttons';

export const metadata = pageMetadata(path);

export default function Page() {
  return (
    <DocsPage
      path={path}
      lead={<p>The buttons above the current image of the modal gallery, at the right.</p>}
    >
      <Section id="UpperButtons" title="UpperButtons">
        <p>
          A strategy chooses among the built-in buttons; <code>CUSTOM</code> takes a list of your
          own, in which built-in buttons and new ones can be mixed. Each press is reported before
          and after its work, with a <a href="#ButtonEvent">ButtonEvent</a> whose{' '}
          <a href={href('/features/common#Action')}>action</a> tells a click from a key.
        </p>
        <p>
          The delete button only leaves the image: removing it from the list is the work of the
          application, as the demo shows.
        </p>
        <p>
          See them at work:{' '}
          <DemoLinks slugs={['buttons-strategies', 'buttons-custom-fa', 'buttons-exturl-newtab']} />
          .
        </p>
      </Section>
      <TypeSection of="ButtonsConfig" page={path} />
      <TypeSection of="ButtonEvent" page={path} />
      <TypeSection of="ButtonConfig" page={path}>
        <p>
          Built-in buttons are 30 pixels wide. An address that opens in a new tab gets no access to
          the page that opened it.
        </p>
      </TypeSection>
      <TypeSection of="ButtonsStrategy" page={path} />
      <TypeSection of="ButtonType" page={path} />
      <Section id="ButtonConstants" title="Exported buttons and size">
        <p>
          The built-in buttons can be imported and put into a list of your own. They are frozen:
          copy one to change it.
        </p>
        <ButtonConstants />
      </Section>
    </DocsPage>
  );
}
