import { demoRouteOf, everyDemoRoute } from '@/components/site/route-map';

const maxCount = 6;

/** The types that the options of a demo belong to. */
export function getTypes(options: readonly string[]): readonly string[] {
  return [...new Set(options.map((url) => url.replace(/^.*#|\..*$/g, '')))];
}

/** Slugs of the demos about the same types as a demo; those with most in common first. */
export function getRelatedDemos(slug: string): readonly string[] {
  const own = getTypes(demoRouteOf(slug).demo?.options ?? []);
  return everyDemoRoute()
    .flatMap(({ demo }) => (demo && demo.slug !== slug ? demo : []))
    .map((demo) => ({
      slug: demo.slug,
      common: getTypes(demo.options).filter((type) => own.includes(type)).length,
    }))
    .filter(({ common }) => common > 0)
    .sort((a, b) => b.common - a.common)
    .slice(0, maxCount)
    .map((demo) => demo.slug);
}
