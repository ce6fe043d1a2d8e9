import { galleryDifferences } from '@/components/reference/differences/behaviour-differences';
import { demoRouteOf, type DemoGroup, type Route } from '@/components/site/route-map';
import { href } from '@/components/site/urls';
import { siteFacts } from '@/components/site/site-facts';

/** The group of a demo, or `Modal` for a demo of thumbnails of its own, which open a modal gallery. */
function componentOf({ group, options }: NonNullable<Route['demo']>): DemoGroup | 'React' {
  const hasPlainGallery = options.some((option) => option.startsWith('/features/plain-gallery'));
  return group === 'Plain' && !hasPlainGallery ? 'Modal' : group;
}

/** One line for readers of the Angular edition: how the live gallery differs from the one that they install. */
export function LiveDifference({ slug }: { slug: string }) {
  const { demo } = demoRouteOf(slug);
  const component = demo && componentOf(demo);
  return (
    <p className="live-difference" data-edition-panel="angular" data-not-content="search">
      {component && component !== 'React' ? (
        <>
          This gallery runs on the React edition. In Angular {siteFacts.library.version},{' '}
          {galleryDifferences[component]}. <a href={href('/react/differences')}>All differences</a>
        </>
      ) : (
        <>This example is for the React edition; there is no Angular code on this page.</>
      )}
    </p>
  );
}
