import { Fragment } from 'react';
import { href } from '@/components/site/urls';
import { demoRouteOf, everyDemoRoute } from '@/components/site/route-map';

/** Links to demos, separated by commas. */
export function DemoLinks({ slugs }: { slugs: readonly string[] }) {
  return slugs.map(demoRouteOf).map((route, index) => (
    <Fragment key={route.path}>
      {index > 0 && ', '}
      <a href={href(route.path)}>{route.navLabel}</a>
    </Fragment>
  ));
}

/** Slugs of the demos whose options are documented at this anchor, or in rows of its table. */
export function demosExplainedAt(page: string, anchor: string): readonly string[] {
  return everyDemoRoute()
    .filter(({ demo }) => demo?.options.some((url) => `${url}.`.startsWith(`${page}#${anchor}.`)))
    .flatMap(({ demo }) => demo?.slug ?? []);
}
