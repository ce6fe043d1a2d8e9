import { demoRoutes } from '@/components/site/route-map';
import { DemoCard } from './demo-card';
import { getFilters, getFilterStyle } from './filters';
import { SheetFilter } from './sheet-filter';
import './sheet.scss';

const filterId = 'examples-filter';

function Actions({ total }: { total: number }) {
  return (
    <div className="sheet-actions" data-not-content>
      {/* A single text child, which hydration leaves alone. */}
      <p className="sheet-count scripted" suppressHydrationWarning>
        {`${total} of ${total} examples`}
      </p>
      <button className="button" type="reset" form={filterId}>
        Show all
      </button>
    </div>
  );
}

/** All demos as cards that can be filtered. */
export function DemoSheet() {
  const demos = demoRoutes();
  return (
    <section className="sheet" aria-labelledby="examples">
      <h2 id="examples">All {demos.length} examples</h2>
      <style>{getFilterStyle(demos)}</style>
      <SheetFilter id={filterId} filters={getFilters(demos)} />
      <Actions total={demos.length} />
      <p className="sheet-empty" data-not-content>
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
