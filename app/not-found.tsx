import type { Metadata } from 'next';
import { EditionSwitch } from '@/components/layout/navbar/edition-switch';
import { SitePage } from '@/components/layout/site-page';
import { TitleBand } from '@/components/layout/title-band';
import { href } from '@/components/site/urls';
import {
  canonicalRoutes,
  documentTitle,
  navbarItems,
  notFoundRoute,
  routeOf,
} from '@/components/site/route-map';

export const metadata: Metadata = {
  title: documentTitle(notFoundRoute),
  description: notFoundRoute.description,
  robots: { index: false, follow: true },
};

const links = [
  ...navbarItems(),
  { label: 'React edition', path: '/react' },
  { label: 'Playground', path: '/playground' },
];

export default function NotFound() {
  return (
    <SitePage path={notFoundRoute.path}>
      <TitleBand path={notFoundRoute.path} />
      <div className="container content prose">
        <div className="page-head">
          <EditionSwitch place="page" />
          <p>There is no page at this URL. It may contain a typo, or the page may have moved.</p>
        </div>
        {/* A script fills it in and shows it. */}
        <section className="suggestions scripted" data-nearest="" aria-labelledby="nearest">
          <h2 id="nearest">Did you mean</h2>
          <ul />
        </section>
        <p className="scripted">
          <button type="button" className="button" data-search aria-haspopup="dialog">
            Search the site
          </button>
        </p>
        <p>
          Go to the <a href={href('/')}>home page</a> or to one of these pages:
        </p>
        <nav className="page-links page-list" aria-label="Pages of this site">
          {links.map(({ path, label }) => (
            <a key={path} className="page-link" href={href(path)}>
              <span className="page-link-name">{label}</span>
              <span className="page-link-label">{routeOf(path).description}</span>
            </a>
          ))}
        </nav>
        <details data-pages="">
          <summary>All pages</summary>
          <ul>
            {canonicalRoutes().map((route) => (
              <li key={route.path}>
                <a href={href(route.path)}>{route.navLabel}</a>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </SitePage>
  );
}
