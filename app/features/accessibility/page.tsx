import { Fragment } from 'react';
import { DataTable } from '@/components/docs/data-table';
import { DemoLinks } from '@/components/docs/demo-links';
import { DocsPage } from '@/components/docs/docs-page';
import { Section } from '@/components/docs/section';
import { objectDoc } from '@/components/reference/types/library-types';
import { differenceOf } from '@/components/reference/differences/package-differences';
import { typeSections } from '@/components/reference/tables/type-section';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';
import { galleryKeys } from '@/components/reference/gallery-keys';

const path = '/features/accessibility';

export const metadata = pageMetadata(path);

const type = 'AccessibilityConfig';
const names = objectDoc(type).fields.map(({ name }) => name);
const original = names.filter((name) => !differenceOf(type, name).added);

function Keys({ of: { combinations } }: { of: (typeof galleryKeys)[number] }) {
  return combinations.map((combination, index) => (
    <Fragment key={index}>
      {index > 0 && ' or '}
      {combination.map((key, position) => (
        <Fragment key={position}>
          {position > 0 && ' + '}
          <kbd>{key}</kbd>
        </Fragment>
      ))}
    </Fragment>
  ));
}

export default function Page() {
  return (
    <DocsPage
      path={path}
      lead={
        <p>Keys, what screen readers get, and every label and tooltip of the three components.</p>
      }
    >
      <Section id="keys" title="Keys">
        <DataTable
          caption="Keys of the modal gallery with its default options and download"
          columns={['Keys', 'Action']}
          rows={galleryKeys.map((line) => [<Keys key="keys" of={line} />, line.text])}
        />
        <p>
          The Angular package has <kbd>Esc</kbd>, both arrow keys and the shortcut for downloads. In
          a carousel, the arrow keys show another image, and in its dots also <kbd>Home</kbd> and{' '}
          <kbd>End</kbd>. Thumbnails are links, which <kbd>Enter</kbd> opens. To change keys, see{' '}
          <a href={href('/features/keyboard-config')}>keyboard config</a>.
        </p>
      </Section>
      <Section id="screen-readers" title="Screen readers">
        <p>In the React edition:</p>
        <ul>
          <li>
            The modal gallery is a native <code>{'<dialog>'}</code>: the page behind it is inert,
            focus stays inside, and returns to what opened the gallery.
          </li>
          <li>The carousel is a region with the role description “carousel”; its dots are tabs.</li>
          <li>
            The image that the user moves to is announced, one that autoplay shows is not. Loading
            is announced after 200 ms.
          </li>
          <li>With reduced motion there is no autoplay.</li>
        </ul>
      </Section>
      <Section id="Accessibility" title="Labels">
        <p>
          All three components have an <code>accessibilityConfig</code>. Set the fields that you
          want to change; the others keep the English text of{' '}
          <code>KS_DEFAULT_ACCESSIBILITY_CONFIG</code>. Fields that end in <code>AriaLabel</code>{' '}
          are accessible names, fields that end in <code>Title</code> are tooltips, fields that end
          in <code>Text</code> are visible or announced. An empty tooltip is not shown. The Angular
          package has {original.length} of the {names.length} fields, and requires them all: begin
          with <code>...KS_DEFAULT_ACCESSIBILITY_CONFIG</code>. There, the alternative text of an
          image without a description is always “Image” and its number: describe every image.
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
