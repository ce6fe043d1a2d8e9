import { GuidePage } from '@/components/layout/guide-page';
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
    <GuidePage path={path}>
      <p>
        Size, speed and memory of the React edition (<code>{own}</code>) compared with other
        libraries that do the same work. Less is better unless a table says otherwise.{' '}
        <code>npm run bench</code> measures the numbers; times depend on the machine, ratios much
        less.
      </p>
      <section aria-labelledby="Result">
        <h2 id="Result">Result</h2>
        <Verdicts />
      </section>
      <section aria-labelledby="Comparisons">
        <h2 id="Comparisons">Comparisons</h2>
        <p>
          The list above each table says what every library includes. In brackets is the value of{' '}
          <code>{own}</code> divided by that of the alternative: below 1 the React edition is
          smaller or faster. Ties and worse values are marked.
        </p>
        {comparisons.map((comparison) => (
          <ComparisonSection key={comparison.id} comparison={comparison} />
        ))}
      </section>
      <section aria-labelledby="Gestures">
        <h2 id="Gestures">Gestures</h2>
        <Gestures />
      </section>
      <section aria-labelledby="Bytes">
        <h2 id="Bytes">Bytes</h2>
        <Bytes />
      </section>
      <section aria-labelledby="Growth">
        <h2 id="Growth">Long lists</h2>
        <LongLists />
      </section>
      <section aria-labelledby="Method">
        <h2 id="Method">How it is measured</h2>
        <Method />
      </section>
      {(results.pages ?? results.lighthouse) && (
        <section aria-labelledby="Pages">
          <h2 id="Pages">The pages of this site</h2>
          <SitePages />
          <EveryPage />
        </section>
      )}
      <section aria-labelledby="Versions">
        <h2 id="Versions">Versions</h2>
        <p>{versions.join(', ')}.</p>
      </section>
    </GuidePage>
  );
}
