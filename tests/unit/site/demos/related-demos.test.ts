import { getRelatedDemos, getTypes } from '@/components/demos/related-demos';
import { demoRouteOf, everyDemoRoute } from '@/components/site/route-map';

const typesOf = (slug: string) => getTypes(demoRouteOf(slug).demo?.options ?? []);
const countCommon = (a: string, b: string) =>
  typesOf(a).filter((type) => typesOf(b).includes(type)).length;

it.each(everyDemoRoute().flatMap(({ demo }) => demo?.slug ?? []))(
  'the demos related to %s share types with it',
  (slug) => {
    const related = getRelatedDemos(slug);
    const counts = related.map((other) => countCommon(slug, other));
    expect(related.length).toBeLessThanOrEqual(6);
    expect(related).not.toContain(slug);
    expect(counts).not.toContain(0);
  },
);

it('what few demos are about counts more than what many are about', () => {
  expect(countCommon('zoom', 'keep-zoom')).toBe(countCommon('zoom', 'base64'));
  expect(getRelatedDemos('zoom')[0]).toBe('keep-zoom');
  expect(getRelatedDemos('zoom')).not.toContain('base64');
});

it('the previews without arrows are related to other demos of previews', () => {
  expect(getRelatedDemos('previews-no-arrows')).toContain('previews-not-clickable');
});
