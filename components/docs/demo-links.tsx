import { Fragment } from 'react';
import { href } from '@/components/site/urls';
import { demoRoutes, routeOf, shortName } from '@/components/site/route-map';

/** Links to demos, one after the other, inside a sentence. */
export function DemoLinks({ slugs }: { slugs: readonly string[] }) {
  return slugs.map((slug, index) => (
    <Fragment key={slug}>
      {index > 0 && ', '}
      <a href={href(`/demo/${slug}`)}>{shortName(routeOf(`/demo/${slug}`))}</a>
    </Fragment>
  ));
}

/** Slugs of the demos that name this page and anchor as their explanation. */
export function demosExplainedAt(page: string, anchor: string): readonly string[] {
  return demoRoutes()
    .filter(({ demo }) => demo?.explainedAt.includes(`${page}#${anchor}`))
    .flatMap(({ demo }) => demo?.slug ?? []);
}
