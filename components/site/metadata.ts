import type { Metadata } from 'next';
import { absolute } from './urls';
import { feedPath } from './feed';
import { documentTitle, routeOf } from './route-map';
import { siteFacts } from './site-facts';
import { markdownPath } from './markdown-versions';

/** Title, description, canonical URL, Markdown version, feed and social card of a page. */
export function pageMetadata(path: string): Metadata {
  const route = routeOf(path);
  const title = documentTitle(route);
  const url = absolute(route.canonical ?? route.path);
  const { socialImage } = siteFacts;
  const image = {
    url: absolute(socialImage.path),
    width: socialImage.width,
    height: socialImage.height,
    alt: `${siteFacts.title}: ${siteFacts.tagline}`,
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
