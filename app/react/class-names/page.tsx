import { DataTable } from '@/components/docs/data-table';
import { InlineText } from '@/components/docs/inline-text';
import { landscapeImages } from '@/components/demos/image-sets/landscape-images';
import { ReactDemoPage } from '@/components/demos/react-demo-page';
import { readCustomProperties } from '@/components/reference/custom-properties';
import { pageMetadata } from '@/components/site/metadata';
import { config, thumbnailsConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/react/class-names');

export default function Page() {
  const properties = readCustomProperties();
  return (
    <ReactDemoPage
      slug="class-names"
      images={landscapeImages}
      hasFullViews
      purpose={
        <p>
          Style a gallery with your own classes, <code>className</code> and <code>style</code> for
          the component and <code>classNames</code> for its parts, and with custom properties, in
          light and dark pages.
        </p>
      }
      notes={
        <>
          <p>
            The carousel has sepia photographs. Captions, round arrows, the dot of the active image
            and the frames of the thumbnails are in one brand colour, dark on light pages and light
            on dark ones: switch the theme of this page to compare.
          </p>
          <ul>
            <li>
              States are attributes, not classes. The active dot, thumbnail and slide have{' '}
              <code>data-state=&quot;active&quot;</code>; a thumbnail that cannot be selected has{' '}
              <code>data-state=&quot;disabled&quot;</code>.
            </li>
            <li>
              Your classes are added to those of the library. Class names with the prefix{' '}
              <code>ks-</code> and the custom properties with the prefix <code>--ks-</code> are
              stable. To style a part, give it a class of yours: a rule for a class of the library
              applies only with <code>styles.layered.css</code>.
            </li>
            <li>
              With <code>styles.css</code>, rules of your application for elements, types, roles and
              states, such as <code>[type=button]:hover</code>, do not change the galleries. A part
              to which you give a class follows your rules: those for your class override the
              gallery if your stylesheet is imported later.
            </li>
            <li>
              <code>styles.layered.css</code> has the same rules in the layer{' '}
              <code>ks-gallery</code>: every rule outside layers overrides them. Use it if your own
              styles are in layers.
            </li>
            <li>
              <code>description.style</code> sets the custom properties{' '}
              <code>--ks-caption-background</code>, <code>--ks-caption-color</code> and{' '}
              <code>--ks-caption-margin</code> of a caption. A rule for its class overrides them.
            </li>
          </ul>
          <DataTable
            caption="Custom properties"
            columns={['Property', 'Meaning', 'Default']}
            ids={properties.map(({ name }) => name)}
            rows={properties.map(({ name, meaning, value }) => [
              <code key={name}>{name}</code>,
              <InlineText key={name} text={meaning} />,
              <code key={name}>{value}</code>,
            ])}
          />
        </>
      }
      configurations={[
        { type: 'CarouselLibConfig', value: config },
        { type: 'PlainLibConfig', value: thumbnailsConfig },
      ]}
    >
      <Demo />
    </ReactDemoPage>
  );
}
