import { DemoPicture } from '@/components/layout/demo-picture';
import { href } from '@/components/site/urls';
import { neighbours, shortName, type Route } from '@/components/site/route-map';

function Neighbour({ route, rel, label }: { route: Route; rel: 'prev' | 'next'; label: string }) {
  return (
    <a className={`page-link page-link-${rel}`} rel={rel} href={href(route.path)}>
      {route.demo && (
        <span className="page-link-picture">
          <DemoPicture slug={route.demo.slug} />
        </span>
      )}
      <span className="page-link-label">{label}</span>
      <span className="page-link-name">{shortName(route)}</span>
    </a>
  );
}

export function PreviousNext({ path }: { path: string }) {
  const { previous, next } = neighbours(path);
  return (
    <nav className="page-links" aria-label="Previous and next page" data-pagefind-ignore>
      {previous && <Neighbour route={previous} rel="prev" label="Previous" />}
      {next && <Neighbour route={next} rel="next" label="Next" />}
    </nav>
  );
}
