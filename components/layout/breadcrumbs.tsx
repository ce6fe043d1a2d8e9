import { href } from '@/components/site/urls';
import { breadcrumbs } from '@/components/site/route-map';

export function Breadcrumbs({ path }: { path: string }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs" data-pagefind-ignore>
      <ol>
        {breadcrumbs(path).map((crumb) => (
          <li key={crumb.label}>
            {crumb.path === undefined ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <a href={href(crumb.path)}>{crumb.label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
