import type { ReactNode } from 'react';
import { routeOf } from '@/components/site/route-map';
import { Breadcrumbs } from './breadcrumbs';
import { PreviousNext } from './previous-next';
import { Sidebar } from './sidebar';
import { SitePage } from './site-page';
import { TitleBand } from './title-band';

interface SidebarPageProps {
  /** A path below `/features`, `/demo` or `/react`. */
  path: string;
  /** Content below the main heading. */
  children: ReactNode;
}

/** Layout of features, demo and React pages: title band, sidebar, main heading, content, links to the previous and next page. */
export function SidebarPage({ path, children }: SidebarPageProps) {
  return (
    <SitePage path={path}>
      <TitleBand path={path} />
      <div className="container with-sidebar">
        <Sidebar path={path} />
        <article className="content prose">
          <Breadcrumbs path={path} />
          <h1>{routeOf(path).heading}</h1>
          {children}
          <PreviousNext path={path} />
        </article>
      </div>
    </SitePage>
  );
}
