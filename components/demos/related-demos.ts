import { demoRouteOf, everyDemoRoute } from '@/components/site/route-map';

const maxCount = 6;
/** What has less in common than this share of the most related demo is about something else. */
const leastShare = 0.2;

/** The types that the options of a demo belong to. */
export function getTypes(options: readonly string[]): readonly string[] {
  return [...new Set(options.map((url) => url.replace(/^.*#|\..*$/g, '')))];
}

/**
 * Slugs of the demos about the same types as a demo: first those that share what few demos are about, and of equal ones
 * those of its group.
 */
export function getRelatedDemos(slug: string): readonly string[] {
  const demos = everyDemoRoute().flatMap(({ demo }) => (demo ? [demo] : []));
  const { options = [], group } = demoRouteOf(slug).demo ?? {};
  const weights = getTypes(options).map((type) => ({
    type,
    weight: 1 / demos.filter((demo) => getTypes(demo.options).includes(type)).length,
  }));
  const related = demos
    .filter((demo) => demo.slug !== slug)
    .map((demo) => {
      const types = getTypes(demo.options);
      const common = weights.filter(({ type }) => types.includes(type));
      return { demo, score: common.reduce((sum, { weight }) => sum + weight, 0) };
    })
    .sort(
      (a, b) =>
        b.score - a.score || Number(b.demo.group === group) - Number(a.demo.group === group),
    );
  const [best] = related;
  return related
    .filter(({ score }) => score > 0 && best && score >= best.score * leastShare)
    .slice(0, maxCount)
    .map(({ demo }) => demo.slug);
}
