import { galleryDifferences } from '@/components/reference/differences/behaviour-differences';
import { demoRouteOf } from '@/components/site/route-map';
import { href } from '@/components/site/urls';
import { siteFacts } from '@/components/site/site-facts';

/** One line for readers of the Angular edition: how the live gallery differs from the one that they install. */
export function LiveDifference({ slug }: { slug: string }) {
  const group = demoRouteOf(slug).demo?.group;
  return (
    <p className="live-difference" data-edition-panel="angular" data-not-content="search">
      {group && group !== 'React' ? (
        <>
          This gallery runs on the React edition. In Angular {siteFacts.library.version},{' '}
          {galleryDifferences[group]}. <a href={href('/react/differences')}>All differences</a>
        </>
      ) : (
        <>Only the React edition has this: there is no Angular code on this page.</>
      )}
    </p>
  );
}
