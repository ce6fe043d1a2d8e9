import { DocsPage } from '@/components/docs/docs-page';
import { Section } from '@/components/docs/section';
import { Bytes } from '@/components/performance/bytes';
import { ComparisonSection } from '@/components/performance/comparison-section';
import { comparisons } from '@/components/performance/comparisons';
import { EveryPage } from '@/components/performance/every-page';
import { Gestures } from '@/components/performance/gestures';
import { LongLists } from '@/components/performance/long-lists';
import { Method } from '@/components/performance/method';
import { own, results } from '@/components/performance/results';
import { SitePages } from '@/components/performance/site-pages';
import { Verdicts } from '@/components/performance/verdicts';
import { pageMetadata } from '@/components/site/metadata';

const path = '/performance';

export const metadata = pageMetadata(path);

const versions = Object.entries(results.versions).map(([name, version]) => `${name} ${version}`);

export default function Page() {
  return (
    <DocsPage
      path={path}
      lead={
        <p>
          Size, speed and memory of the React edition (<code>{own}</code>) compared with other
          libraries that do the same work. Less is better unless a table says otherwise.{' '}
          <code>npm run bench</code> measures the numbers; times depend on the machine, ratios much
          less.
        </p>
      }
    >
      <Section id="Result" title="Result">
        <Verdicts />
      </Section>
      <Section id="Comparisons" title="Comparisons">
        <p>
          The list above each table says what every library includes. In brackets is the value of{' '}
          <code>{own}</code> divided by that of the alternative: below 1 the React edition is
          smaller or faster. Ties and worse values are marked.
        </p>
        {comparisons.map((comparison) => (
          <ComparisonSection key={comparison.id} comparison={comparison} />
        ))}
      </Section>
      <Section id="Gestures" title="Gestures">
        <Gestures />
      </Section>
      <Section id="Bytes" title="Bytes">
        <Bytes />
      </Section>
      <Section id="Growth" title="Long lists">
        <LongLists />
      </Section>
      <Section id="Method" title="How it is measured">
        <Method />
      </Section>
      {(results.pages ?? results.lighthouse) && (
        <Section id="Pages" title="The pages of this site">
          <SitePages />
          <EveryPage />
        </Section>
      )}
      <Section id="Versions" title="Versions">
        <p>{versions.join(', ')}.</p>
      </Section>
    </DocsPage>
  );
}
