import { demoRouteOf, type DemoGroup } from '@/components/site/route-map';
import { href } from '@/components/site/urls';
import { siteFacts } from '@/components/site/site-facts';

/** What the Angular package does differently in every gallery of a component, as `behaviour-differences.ts` lists it. */
const differences: Readonly<Record<DemoGroup, string>> = {
  Modal:
    'autoplay is off by default, swipes move the other way, and there is no zoom and no closing by drag',
  Plain: 'thumbnails are images without links, and a grid needs sizes in pixels',
  Carousel: 'swipes move the other way, and there is no button that pauses',
};

/** One line for readers of the Angular edition: how the live gallery differs from the one that they install. */
export function LiveDifference({ slug }: { slug: string }) {
  const group = demoRouteOf(slug).demo?.group;
  return (
    <p className="live-difference" data-edition-panel="angular" data-not-content="search">
      {group && group !== 'React' ? (
        <>
          This gallery runs on the React edition. In Angular {siteFacts.library.version},{' '}
          {differences[group]}. <a href={href('/react/differences')}>All differences</a>
        </>
      ) : (
        <>Only the React edition has this: there is no Angular code on this page.</>
      )}
    </p>
  );
}
