import { DemoLinks } from '@/components/docs/demo-links';
import { DocsPage } from '@/components/docs/docs-page';
import { Section } from '@/components/docs/section';
import { objectDoc } from '@/components/reference/types/library-types';
import { differenceOf } from '@/components/reference/differences/package-differences';
import { typeSections } from '@/components/reference/tables/type-section';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';

const path = '/features/accessibility';

export const metadata = pageMetadata(path);

const type = 'AccessibilityConfig';
const names = objectDoc(type).fields.map(({ name }) => name);
const original = names.filter((name) => !differenceOf(type, name).added);

export default function Page() {
  return (
    <DocsPage path={path} lead={<p>Every label and tooltip of the three components.</p>}>
      <Section id="Accessibility" title="Accessibility">
        <p>
          All three components have an <code>accessibilityConfig</code>. Set the fields that you
          want to change; the others keep the English text of{' '}
          <code>KS_DEFAULT_ACCESSIBILITY_CONFIG</code>. Fields that end in <code>AriaLabel</code>{' '}
          are accessible names, fields that end in <code>Title</code> are tooltips, fields that end
          in <code>Text</code> are visible or announced. An empty tooltip is not shown. The Angular
          package has {original.length} of the {names.length} fields, and requires them all: begin
          with <code>...KS_DEFAULT_ACCESSIBILITY_CONFIG</code>.
        </p>
        <p>
          The texts of captions are in{' '}
          <a href={href('/features/description#Description')}>description</a>, and a{' '}
          <a href={href('/features/upper-buttons#ButtonConfig')}>toolbar button</a> can have a name
          and a tooltip of its own. For the React edition,{' '}
          <a href={href('/react/translation')}>Translation</a> has complete German and Arabic texts.
        </p>
        <p>
          Live demo: <DemoLinks slugs={['accessibility']} />.
        </p>
      </Section>
      <Section id="right-to-left" title="Right-to-left pages">
        <p>
          In the React edition, inside an element with <code>dir=&quot;rtl&quot;</code>, arrows,
          arrow keys and swipes are mirrored. The modal gallery is the last element of the page, so
          it needs the attribute on <code>{'<html>'}</code>.
        </p>
      </Section>
      {typeSections(path)}
    </DocsPage>
  );
}
