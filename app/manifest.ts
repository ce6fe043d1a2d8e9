import type { MetadataRoute } from 'next';
import { asset, href } from '@/components/site/urls';
import { siteFacts } from '@/components/site/site-facts';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: siteFacts.title,
    short_name: siteFacts.name,
    description: siteFacts.description,
    lang: siteFacts.language,
    dir: siteFacts.direction,
    start_url: href('/'),
    scope: href('/'),
    display: 'minimal-ui',
    background_color: siteFacts.themeColour,
    theme_color: siteFacts.themeColour,
    icons: [
      { src: asset('/assets/icons/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: asset('/assets/icons/icon-512.png'), sizes: '512x512', type: 'image/png' },
      { src: asset('/assets/icons/favicon.svg'), sizes: 'any', type: 'image/svg+xml' },
    ],
  };
}
