import { Fragment } from 'react';
import { href } from '@/components/site/urls';
import { demoRoutes, routeOf, shortName } from '@/components/site/route-map';

/** Links to demos, separated by commas. */
export function DemoLinks({ slugs }: { slugs: readonly string[] }) {
  return slugs.map((slug, index) => (
    <Fragment key={slug}>
      {index > 0 && ', '}
      <a href={href(`/demo/${slug}`)}>{shortName(routeOf(`/demo/${slug}`))}</a>
    </Fragment>
  ));
}

/** Slugs of the demos whose options are documented at this anchor. */
export function demosExplainedAt(page: string, anchor: string): readonly string[] {
  return demoRoutes()
    .filter(({ demo }) => demo?.explainedAt.includes(`${page}#${anchor}`))
    .flatMap(({ demo }) => demo?.slug ?? []);
}
