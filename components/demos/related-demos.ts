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
  const { options = [], group } = demoRouteOf(slug).demo ?? {};
  const demos = everyDemoRoute().flatMap(({ demo }) =>
    demo ? { ...demo, types: getTypes(demo.options) } : [],
  );
  const weights = getTypes(options).map((type) => {
    const { length } = demos.filter(({ types }) => types.includes(type));
    return [type, 1 / length] as const;
  });
  const related = demos
    .filter((demo) => demo.slug !== slug)
    .map(({ types, ...demo }) => ({
      ...demo,
      score: weights.reduce((sum, [type, weight]) => sum + (types.includes(type) ? weight : 0), 0),
    }))
    .sort((a, b) => b.score - a.score || Number(b.group === group) - Number(a.group === group));
  const least = (related[0]?.score ?? 0) * leastShare;
  return related
    .filter(({ score }) => score > 0 && score >= least)
    .slice(0, maxCount)
    .map((demo) => demo.slug);
}
