import { ButtonConstants } from '@/components/reference/tables/button-constants';
import { DemoLinks } from '@/components/docs/demo-links';
import { DocsPage } from '@/components/docs/docs-page';
import { Editions } from '@/components/docs/editions/editions';
import { ExampleFile } from '@/components/docs/code/example-file';
import { Section } from '@/components/docs/section';
import { typeSections } from '@/components/reference/tables/type-section';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';
import { photographTexts } from '@/components/site/photographs/texts';
import { FeatureExample } from '../feature-example';
import { Thumbnails } from '../thumbnails';
import { StrategyButtons } from './strategy-buttons';

const config = { buttonsConfig: { visible: true, strategy: 'full' } } as const;

const path = '/features/upper-buttons';

export const metadata = pageMetadata(path);

export default function Page() {
  return (
    <DocsPage
      path={path}
      specimen={
        <FeatureExample
          hasViewer
          text={
            <>
              Select an image: the toolbar has the buttons of the strategy <code>FULL</code>.
            </>
          }
        >
          <Thumbnails config={config} texts={photographTexts} />
        </FeatureExample>
      }
      lead={
        <p>
          The toolbar above the active image of the modal gallery: choose a set of buttons, or pass
          your own.
        </p>
      }
    >
      <Section id="UpperButtons" title="What they do">
        <p>
          A strategy selects built-in buttons. With <code>CUSTOM</code> you pass your own list of
          built-in and new buttons. The gallery emits a <a href="#ButtonEvent">ButtonEvent</a>{' '}
          before and after the action of a button, with the{' '}
          <a href={href('/features/common#Action')}>trigger</a>.
        </p>
        <p>
          The delete button only moves to another image. Your code removes the image from the list,
          as the demo shows.
        </p>
        <p>
          The React edition also has a share button for your own list. It opens the system share
          sheet with the caption and the link of the image. Without a sheet it copies the link, and
          shows it in a text field if copying fails. Two more buttons{' '}
          <a href={href('/react/zoom')}>zoom</a> in and out: add them with{' '}
          <code>zoomConfig.buttons</code> or to your own list.
        </p>
        <p>
          Live demos:{' '}
          <DemoLinks slugs={['buttons-strategies', 'buttons-custom-fa', 'buttons-exturl-newtab']} />
          .
        </p>
      </Section>
      <Section id="Example" title="Your own button">
        <p>
          Pass this object as <code>libConfig</code> when you open the modal gallery: a button of
          your own, with an icon of Font Awesome, before two built-in ones. Your code listens to{' '}
          <code>buttonBeforeHook$</code>; in the React edition a button can have{' '}
          <code>onClick</code> instead.
        </p>
        <Editions
          react={<ExampleFile name="own-buttons" />}
          angular={<ExampleFile name="own-buttons" edition="Angular" />}
        />
      </Section>
      {typeSections(path, {
        ButtonsStrategy: <StrategyButtons />,
        ButtonConfig: (
          <p>
            The icons of built-in buttons are 30 px wide; in the React edition the button is at
            least 44 px wide and high.
          </p>
        ),
      })}
      <Section id="ButtonConstants" title="Exported buttons and size">
        <p>
          Import the built-in buttons to use them in your own list. In the React edition they are
          frozen: copy one to change it. <code>KS_DEFAULT_BTN_SHARE</code>,{' '}
          <code>KS_DEFAULT_BTN_ZOOM_IN</code> and <code>KS_DEFAULT_BTN_ZOOM_OUT</code> exist in the
          React edition only.
        </p>
        <ButtonConstants />
      </Section>
    </DocsPage>
  );
}
