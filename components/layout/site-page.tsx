import type { ReactNode } from 'react';
import { areaOf, notFoundRoute, routeOf } from '@/components/site/route-map';
import { Footer } from './footer';
import { Navbar } from './navbar';
import { SearchDialog } from './search-dialog';
import { mainId, SkipLink } from './skip-link';

interface SitePageProps {
  /** The page's path in the route map. A layout cannot know it, so each page says it. */
  path: string;
  children: ReactNode;
}

/** Frame of every page. Search reads one edition of each page, and not the page for unknown URLs. */
export function SitePage({ path, children }: SitePageProps) {
  const route = routeOf(path);
  const searchable = route !== notFoundRoute && route.canonical === undefined;
  return (
    <div className="site" data-page={path} data-kind={route.kind}>
      <SkipLink />
      <Navbar path={path} />
      <main
        id={mainId}
        tabIndex={-1}
        data-pagefind-body={searchable ? '' : undefined}
        data-pagefind-meta={searchable ? `area:${areaOf(path) ?? 'Guides'}` : undefined}
      >
        {children}
      </main>
      <Footer />
      <SearchDialog />
    </div>
  );
}
