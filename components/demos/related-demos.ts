import { demoRouteOf, everyDemoRoute } from '@/components/site/route-map';

const maxCount = 6;

/** Slugs of the demos that are documented in the same places as a demo; those with most in common first. */
export function getRelatedDemos(slug: string): readonly string[] {
  const own = new Set(demoRouteOf(slug).demo?.explainedAt);
  return everyDemoRoute()
    .flatMap(({ demo }) => (demo && demo.slug !== slug ? demo : []))
    .map((demo) => ({
      slug: demo.slug,
      common: demo.explainedAt.filter((url) => own.has(url)).length,
    }))
    .filter(({ common }) => common > 0)
    .sort((a, b) => b.common - a.common)
    .slice(0, maxCount)
    .map((demo) => demo.slug);
}
