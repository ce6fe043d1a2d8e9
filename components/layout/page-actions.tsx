import { Fragment } from 'react';
import { assistantLinks } from '@/components/site/assistants';
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
  const route = routeOf(path);
  const markdown = asset(markdownPath(route.canonical ?? path));
  const file = route.source ?? `app${folder}/page.tsx`;
  return (
    <p className="page-actions" data-not-content>
      {source && <a href={source.edit(file)}>Edit this page</a>}{' '}
      <a href={markdown} data-copy-page="" suppressHydrationWarning>
        <span className="scripted">Copy page as </span>Markdown
      </a>
      {assistantLinks(route.canonical ?? path).map(({ name, url }) => (
        <Fragment key={name}>
          {' '}
          <a href={url} rel="noreferrer">
            Open in {name}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
