import about from '@/app/about/meta';
import gettingStarted from '@/app/getting-started/meta';
import home from '@/app/meta';
import migration from '@/app/migration/meta';
import performance from '@/app/performance/meta';
import { createRoute, type Route } from './route';

/** In sidebar order, home first. */
export const guideRoutes: readonly Route[] = [
  createRoute('/', home),
  createRoute('/home', { ...home, canonical: '/' }),
  createRoute('/getting-started', gettingStarted),
  createRoute('/migration', migration),
  createRoute('/about', about),
  createRoute('/performance', performance),
];

/** Served for unknown URLs; not in the sitemap and the search index. */
export const notFoundRoute: Route = createRoute('/404', {
  title: 'Page not found',
  heading: 'Error 404: Page not found',
  description: 'There is no page at this URL.',
});
