import type { Metadata } from 'next';
import { absolute } from './urls';
import { feedPath } from './releases/feed';
import { documentTitle, routeOf } from './route-map';
import { siteFacts } from './site-facts';
import { markdownPath } from './markdown-versions';

/** Path of the image that is shown where a page is shared; the step after the export renders it. */
export function cardPath(path: string): string {
  return `/assets/cards/${path.slice(1).replaceAll('/', '-') || 'home'}.jpg`;
}

/** Title, description, canonical URL, Markdown version, feed and social card of a page. */
export function pageMetadata(path: string): Metadata {
  const route = routeOf(path);
  const title = documentTitle(route);
  const url = absolute(route.canonical ?? route.path);
  const image = {
    url: absolute(cardPath(route.canonical ?? route.path)),
    width: 1200,
    height: 630,
    alt: `${route.heading}: ${siteFacts.name}`,
  };
  return {
    title,
    description: route.description,
    alternates: {
      canonical: url,
      types: {
        'text/markdown': absolute(markdownPath(route.canonical ?? route.path)),
        'application/atom+xml': absolute(feedPath),
      },
    },
    openGraph: {
      type: 'website',
      siteName: siteFacts.name,
      locale: siteFacts.locale,
      title,
      description: route.description,
      url,
      images: [image],
    },
    twitter: {
      card: 'summary_large_image',
      creator: siteFacts.author.social,
      title,
      description: route.description,
      images: [image],
    },
  };
}
