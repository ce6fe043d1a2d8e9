import { siteFacts } from '../site-facts';
import type { Route } from './route';

const home = {
  kind: 'gallery',
  title: 'Home',
  description: `${siteFacts.title}: ${siteFacts.description}`,
  band: '',
  heading: siteFacts.title,
} as const;

export const guideRoutes: readonly Route[] = [
  { path: '/', ...home },
  { path: '/home', canonical: '/', ...home },
  {
    path: '/getting-started',
    kind: 'reading',
    title: 'Getting started',
    description: `Versions for each Angular release, installation, and the four steps to set up ${siteFacts.title}.`,
    band: 'Getting started',
    heading: 'Getting started',
  },
  {
    path: '/migration',
    kind: 'reading',
    title: 'Migration',
    description:
      'How to upgrade an application from version 7, 8 or 9 of the gallery to version 10, step by step.',
    band: 'Migration guide',
    heading: 'Migration guide',
  },
  {
    path: '/about',
    kind: 'reading',
    title: 'About',
    description:
      'The author of the gallery, its contributors, the authors of icons, spinners and photographs, and the licences.',
    band: 'About',
    heading: 'About',
  },
  {
    path: '/performance',
    kind: 'reading',
    title: 'Performance',
    description: 'Size, speed and memory of the React edition compared with other libraries.',
    band: 'Performance',
    heading: 'Performance',
  },
];

/** Served for unknown URLs; not in the sitemap and the search index. */
export const notFoundRoute: Route = {
  path: '/404',
  kind: 'reading',
  title: 'Page not found',
  description: 'There is no page at this URL.',
  band: 'Error 404: Page not found',
  heading: 'Error 404: Page not found',
};
