import { href } from '@/components/site/urls';
import { breadcrumbs } from '@/components/site/route-map';

/** Links to the parents of a page; the text of the title band below them names the page. */
export function Breadcrumbs({ path }: { path: string }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        {breadcrumbs(path).map(
          (crumb) =>
            crumb.path !== undefined && (
              <li key={crumb.path}>
                <a href={href(crumb.path)}>{crumb.label}</a>
              </li>
            ),
        )}
      </ol>
    </nav>
  );
}
