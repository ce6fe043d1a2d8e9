import { DemoCard } from '@/components/demos/demo-index/demo-card';
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
      <div className="prose">
        <ul className="demo-cards">
          {Object.entries(tiles).map(([slug, text]) => (
            <DemoCard key={slug} route={demoRouteOf(slug)} text={text} />
          ))}
        </ul>
      </div>
    </section>
  );
}
