import { GuidePage } from '@/components/layout/guide-page';
import { EveryPage } from '@/components/performance/every-page';
import { own, results } from '@/components/performance/results';
import { Browser, Bytes, Growth, Pages } from '@/components/performance/sections';
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
        libraries. Less is better in every table. <code>npm run bench</code> measures the numbers;
        times depend on the machine, ratios much less.
      </p>
      <section aria-labelledby="Result">
        <h2 id="Result">Result</h2>
        <Verdicts />
      </section>
      <section aria-labelledby="Bytes">
        <h2 id="Bytes">Bytes</h2>
        <Bytes />
      </section>
      <section aria-labelledby="Browser">
        <h2 id="Browser">In the browser</h2>
        <Browser />
      </section>
      <section aria-labelledby="Growth">
        <h2 id="Growth">Long lists</h2>
        <Growth />
      </section>
      {(results.pages ?? results.lighthouse) && (
        <section aria-labelledby="Pages">
          <h2 id="Pages">The pages of this site</h2>
          <Pages />
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
