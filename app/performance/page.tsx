import '@/components/performance/performance.scss';
import { DocsPage } from '@/components/docs/docs-page';
import { Section } from '@/components/docs/section';
import { AllMeasurements } from '@/components/performance/all-measurements';
import { BarCharts, BarLegend } from '@/components/performance/bar-charts';
import { listCharts, sizeCharts, speedCharts } from '@/components/performance/data/charts';
import { describeFit, needs } from '@/components/performance/data/fit';
import { LongListSummary } from '@/components/performance/long-lists';
import { Losses } from '@/components/performance/losses';
import { Method } from '@/components/performance/method';
import { results } from '@/components/performance/data/results';
import { SitePages } from '@/components/performance/site-pages';
import { formatNumber } from '@/components/site/format';
import { pageMetadata } from '@/components/site/metadata';

const path = '/performance';

export const metadata = pageMetadata(path);

export default function Page() {
  return (
    <DocsPage path={path} lead={<p className="fit">{describeFit(needs)}</p>}>
      <Section id="Bytes" title="Size">
        <p>What a page downloads, compressed, without React. Shorter is better.</p>
        <BarLegend />
        <BarCharts group={sizeCharts} />
      </Section>
      <Section id="Speed" title="Speed">
        <p>
          A full modal gallery and a full carousel of {formatNumber(results.modal.images)} images,
          from the click to the frame that shows the image: medians, without animations. Shorter is
          better.
        </p>
        <BarCharts group={speedCharts} placement="columns" />
      </Section>
      <Section id="Growth" title="Long lists">
        <LongListSummary />
        <BarCharts group={listCharts} placement="columns" />
      </Section>
      <Section id="Losses" title="Where we lose">
        <Losses />
      </Section>
      <Section id="Comparisons" title="All measurements">
        <AllMeasurements />
      </Section>
      <Section id="Method" title="Method">
        <Method />
      </Section>
      {(results.pages ?? results.lighthouse) && (
        <Section id="Pages" title="The pages of this site">
          <SitePages />
        </Section>
      )}
    </DocsPage>
  );
}
