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
    description: `Which version fits your Angular, what to install, and the four steps that put ${siteFacts.title} into an application.`,
    band: 'Getting started',
    heading: 'Getting started',
  },
  {
    path: '/migration',
    kind: 'reading',
    title: 'Migration',
    description:
      'How to move an application from version 7, 8 or 9 of the gallery to version 10, step by step.',
    band: 'Migration guide',
    heading: 'Migration guide',
  },
  {
    path: '/about',
    kind: 'reading',
    title: 'About',
    description:
      'The people to thank for the gallery: contributors, and the authors of its icons and loading spinners.',
    band: 'About',
    heading: 'About',
  },
  {
    path: '/performance',
    kind: 'reading',
    title: 'Performance',
    description:
      'What the React edition of the gallery costs in bytes, time and memory, beside libraries for the same purpose.',
    band: 'Performance',
    heading: 'Performance',
  },
];

/** Served for unknown URLs; it has no URL of its own and stays out of sitemap and search. */
export const notFoundRoute: Route = {
  path: '/404',
  kind: 'reading',
  title: 'Page not found',
  description: 'There is no page at this URL.',
  band: 'Error 404: Page not found',
  heading: 'Error 404: Page not found',
};
