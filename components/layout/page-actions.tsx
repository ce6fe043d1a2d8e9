import { markdownPath } from '@/components/site/markdown-versions';
import { routeOf } from '@/components/site/route-map';
import { siteFacts } from '@/components/site/site-facts';
import { asset } from '@/components/site/urls';

/**
 * Links to the source of a page, where the site's repository is known, and to its Markdown version, which is copied
 * instead where scripts run.
 */
export function PageActions({ path }: { path: string }) {
  const { source } = siteFacts;
  const folder = path === '/' ? '' : path;
  const markdown = asset(markdownPath(routeOf(path).canonical ?? path));
  return (
    <p className="page-actions">
      {source && <a href={source.edit(`app${folder}/page.tsx`)}>Edit this page</a>}{' '}
      <a href={markdown} data-copy-page="" suppressHydrationWarning>
        <span className="scripted">Copy page as </span>Markdown
      </a>
    </p>
  );
}
