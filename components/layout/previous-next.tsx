import { DemoPicture } from '@/components/layout/picture/demo-picture';
import { href } from '@/components/site/urls';
import { neighbours, routeOf, type Route } from '@/components/site/route-map';

interface NeighbourProps {
  route: Route;
  rel: 'prev' | 'next';
  label: string;
  hasPicture: boolean;
}

function Neighbour({ route, rel, label, hasPicture }: NeighbourProps) {
  return (
    <a className={`page-link page-link-${rel}`} rel={rel} href={href(route.path)}>
      {hasPicture && route.demo && (
        <span className="page-link-picture">
          <DemoPicture slug={route.demo.slug} />
        </span>
      )}
      <span className="page-link-label">{label}</span>
      <span className="page-link-name">{route.navLabel}</span>
    </a>
  );
}

export function PreviousNext({ path }: { path: string }) {
  const { previous, next } = neighbours(path);
  // Other pages do not have the stylesheet of pictures.
  const hasPicture = routeOf(path).demo !== undefined;
  return (
    <nav className="page-links" aria-label="Previous and next page">
      {previous && <Neighbour route={previous} rel="prev" label="Previous" {...{ hasPicture }} />}
      {next && <Neighbour route={next} rel="next" label="Next" {...{ hasPicture }} />}
    </nav>
  );
}
