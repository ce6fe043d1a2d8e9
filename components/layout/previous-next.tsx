import { DemoPicture } from '@/components/layout/demo-picture';
import { href } from '@/components/site/urls';
import { neighbours, shortName, type Route } from '@/components/site/route-map';

function Neighbour({ route, rel, label }: { route: Route; rel: 'prev' | 'next'; label: string }) {
  return (
    <a className={`neighbour neighbour-${rel}`} rel={rel} href={href(route.path)}>
      {route.demo && (
        <span className="neighbour-picture">
          <DemoPicture slug={route.demo.slug} />
        </span>
      )}
      <span className="neighbour-label">{label}</span>
      <span className="neighbour-name">{shortName(route)}</span>
    </a>
  );
}

export function PreviousNext({ path }: { path: string }) {
  const { previous, next } = neighbours(path);
  return (
    <nav className="previous-next" aria-label="Previous and next page" data-pagefind-ignore>
      {previous && <Neighbour route={previous} rel="prev" label="Previous" />}
      {next && <Neighbour route={next} rel="next" label="Next" />}
    </nav>
  );
}
