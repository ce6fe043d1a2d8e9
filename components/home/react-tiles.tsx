import { DemoPicture } from '@/components/layout/picture/demo-picture';
import { demoRouteOf, reactDemoRoutes } from '@/components/site/route-map';
import { href } from '@/components/site/urls';

/** Demos by their names in URLs, with what users get. */
const tiles = {
  zoom: 'Pinch, double tap, wheel, keys',
  opening: 'Out of the thumbnail, and back',
  layouts: 'Justified, masonry, columns',
  'deep-link': 'Share, reload, go back',
  video: 'Between the images',
  'several-slides': 'With parts of their neighbours',
};

/** Pictures of what only the React edition has, which are links to its demos. */
export function ReactTiles() {
  return (
    <section className="home-react" aria-labelledby="react" data-not-content="search">
      <div className="home-react-head">
        <h2 id="react">Only in React</h2>
        <a href={href('/react')}>All {reactDemoRoutes().length} demos</a>
      </div>
      <ul className="prose react-tiles">
        {Object.entries(tiles).map(([slug, text]) => {
          const route = demoRouteOf(slug);
          return (
            <li key={slug} className="react-tile">
              <span className="react-tile-picture">
                <DemoPicture slug={slug} />
              </span>
              <a href={href(route.path)}>{route.navLabel}</a>
              <p>{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
