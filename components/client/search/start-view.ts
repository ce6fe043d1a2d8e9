/** What the search shows before anything is typed: goals of users, and the pages that they have visited. */
import { readRecentPages, type RecentPage } from '../recent-pages';

/** Titles of goals with the page that leads to each. */
export const goals: readonly RecentPage[] = [
  { title: 'Install the library', url: '/getting-started/' },
  { title: 'Build a first gallery', url: '/react/first-example/' },
  { title: 'Try every option', url: '/playground/' },
  { title: 'Change colours and sizes', url: '/react/class-names/' },
  { title: 'Find code for a task', url: '/react/recipes/' },
  { title: 'Solve a problem', url: '/react/troubleshooting/' },
];

const recentShown = 5;

export interface LinkGroup {
  readonly title: string;
  readonly links: readonly RecentPage[];
}

/** Groups of links; `current` is the URL of this page, which is not offered. */
export function getStartView(current: string): readonly LinkGroup[] {
  const recent = readRecentPages().filter(({ url }) => url !== current);
  return [
    { title: 'What do you want to do?', links: goals },
    { title: 'Recent pages', links: recent.slice(0, recentShown) },
  ].filter(({ links }) => links.length > 0);
}
