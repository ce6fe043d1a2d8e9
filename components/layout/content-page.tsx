import { Activity, type ReactNode } from 'react';
import { PageActions } from '@/components/layout/page-actions';
import { hasBandHeading, routeOf } from '@/components/site/route-map';
import { OnThisPage, type ContentsEntry } from './on-this-page';
import { PreviousNext } from './previous-next';
import { Sidebar } from './sidebar';
import { SitePage } from './site-page';
import { TitleBand } from './title-band';

interface ContentPageProps {
  path: string;
  /** What the page is about, below its heading and before its table of contents. */
  lead: ReactNode;
  /** What stays in view beside the sections on wide pages, above the table of contents. */
  specimen?: ReactNode;
  /** The sections that the table of contents lists. */
  contents: readonly ContentsEntry[];
  /** The sections. */
  children: ReactNode;
}

/**
 * Layout of every page except home and 404: title band, navigation of the section, text, table of contents. The title
 * band contains the main heading, except in areas where it names the area and the page has a heading of its own.
 */
export function ContentPage({ path, lead, specimen, contents, children }: ContentPageProps) {
  return (
    <SitePage path={path}>
      <TitleBand path={path} />
      <div className="container columns">
        <Activity>
          <Sidebar path={path} />
        </Activity>
        <article className={specimen ? 'content prose has-aside' : 'content prose'}>
          <div className="page-head">
            {!hasBandHeading(path) && <h1>{routeOf(path).heading}</h1>}
            {lead}
          </div>
          {specimen ? (
            <div className="page-aside">
              {specimen}
              <OnThisPage entries={contents} />
            </div>
          ) : (
            <OnThisPage entries={contents} />
          )}
          <div className="page-body">
            {children}
            <Activity>
              <PageActions path={path} />
              <PreviousNext path={path} />
            </Activity>
          </div>
        </article>
      </div>
    </SitePage>
  );
}
