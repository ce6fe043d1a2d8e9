import { InlineText } from '@/components/docs/inline-text';
import { landscapeImages } from '@/components/demos/image-sets/landscape-images';
import { ReactDemoPage } from '@/components/demos/react-demo-page';
import { fieldId, lookPrefix } from '@/components/playground/fields/field';
import { readLookFields } from '@/components/playground/fields/look-fields';
import { componentTitles, type ComponentName } from '@/components/reference/types/components';
import { readCustomProperties } from '@/components/reference/custom-properties';
import { EntryTable } from '@/components/reference/tables/entry-table';
import { pageMetadata } from '@/components/site/metadata';
import { config, thumbnailsConfig } from './config';
import Demo from './demo';

export const metadata = pageMetadata('/react/class-names');

/** The URL of the playground with a property chosen; colours, sizes, gaps and radii have a field there. */
function getTryUrl(name: string, [component]: readonly ComponentName[]): string | undefined {
  const path = lookPrefix + name;
  const hasField = component && readLookFields(component).some((field) => field.path === path);
  return hasField ? `/playground#${fieldId(component, path)}` : undefined;
}

export default function Page() {
  return (
    <ReactDemoPage
      slug="class-names"
      images={landscapeImages}
      hasFullViews
      purpose={
        <p>
          Change colours, sizes, gaps and radii with the custom properties below. For everything
          else, add your own classes: <code>className</code> and <code>style</code> to a component,{' '}
          <code>classNames</code> to its parts.
        </p>
      }
      guide={{
        id: 'properties',
        title: 'Custom properties',
        children: (
          <>
            <p>
              Set one on <code>:root</code> for all galleries, or with <code>className</code> or{' '}
              <code>style</code> for one. The Angular package has none: its arrows, for example, are
              always 30 px.
            </p>
            <EntryTable
              caption="Custom properties of the galleries"
              columns={['Property', 'Components', 'Default']}
              entries={readCustomProperties().map(({ name, meaning, value, components }) => ({
                id: name,
                name,
                meaning: (
                  <p>
                    <InlineText text={meaning} />
                  </p>
                ),
                cells: [
                  components.map((component) => componentTitles[component]).join(', '),
                  <code key={name}>{value}</code>,
                ],
                tryUrl: getTryUrl(name, components),
              }))}
            />
          </>
        ),
      }}
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
              Your classes are added to the library’s. Class names with the prefix <code>ks-</code>{' '}
              and the custom properties with the prefix <code>--ks-</code> are stable. To style a
              part, give it a class of yours: a rule for one of the library’s classes applies only
              with <code>styles.layered.css</code>.
            </li>
            <li>
              With <code>styles.css</code>, rules of your application for elements, types, roles and
              states, such as <code>[type=button]:hover</code>, do not change the galleries. A part
              to which you give a class follows your rules: those for your class override the
              gallery if your stylesheet is imported later.
            </li>
            <li>
              For arrows with an icon of your own, set a custom property:{' '}
              <code>
                {'.album { --ks-arrow-icon: url("/left.svg") center / contain no-repeat }'}
              </code>
              . The file points to the left; the next arrow shows it turned by 180 degrees.
            </li>
            <li>
              <code>styles.layered.css</code> has the same rules in the layer{' '}
              <code>ks-gallery</code>: rules outside layers override them, except those for reduced
              motion and print. Use it if your own styles are in layers.
            </li>
            <li>
              <code>description.style</code> sets the custom properties{' '}
              <code>--ks-caption-background</code>, <code>--ks-caption-color</code> and{' '}
              <code>--ks-caption-margin</code> of a caption. A rule for its class overrides them.
            </li>
          </ul>
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
