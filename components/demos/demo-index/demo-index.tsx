import { demoRoutes } from '@/components/site/route-map';
import { DemoCard } from './demo-card';
import { getFilters, getFilterStyle } from './filters';
import { FilterForm } from './filter-form';
import './demo-index.scss';

const filterId = 'examples-filter';

function Actions({ total }: { total: number }) {
  return (
    <div className="demo-index-actions" data-not-content>
      {/* A single text child, which hydration leaves alone. */}
      <p className="demo-index-count scripted" suppressHydrationWarning>
        {`${total} of ${total} examples`}
      </p>
      <button className="button button-small" type="reset" form={filterId}>
        Show all
      </button>
    </div>
  );
}

/** All demos as cards that can be filtered. */
export function DemoIndex() {
  const demos = demoRoutes();
  return (
    <section className="demo-index" aria-labelledby="examples">
      <h2 id="examples">All {demos.length} examples</h2>
      {/* React moves it to the head: no other place may have one. */}
      <style href="demo-filters" precedence="default">
        {getFilterStyle(demos)}
      </style>
      <FilterForm id={filterId} filters={getFilters(demos)} />
      <Actions total={demos.length} />
      <p className="demo-index-empty" data-not-content>
        No example matches all chosen filters. Remove one.
      </p>
      <ul className="demo-cards">
        {demos.map((route) => (
          <DemoCard key={route.path} route={route} />
        ))}
      </ul>
    </section>
  );
}
