import { Activity, type ReactNode } from 'react';
import { Footer } from './footer';
import { Navbar } from './navbar/navbar';
import { SearchDialog } from './navbar/search-dialog';
import { mainId, SkipLink } from './skip-link';

interface SitePageProps {
  /** Path of the page in the route map; a Next.js layout does not know it. */
  path: string;
  children: ReactNode;
}

/**
 * Layout of every page. React hydrates what is inside an `Activity`, here and in the page, after the rest, so that the
 * live demo need not wait for it.
 */
export function SitePage({ path, children }: SitePageProps) {
  return (
    <div className="site" data-page={path}>
      <SkipLink />
      <Activity>
        <Navbar path={path} />
      </Activity>
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      <Activity>
        <Footer />
        <SearchDialog />
      </Activity>
    </div>
  );
}
