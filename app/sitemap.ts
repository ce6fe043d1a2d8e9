import type { MetadataRoute } from 'next';
import { absolute } from '@/components/site/urls';
import { canonicalRoutes } from '@/components/site/route-map';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return canonicalRoutes().map((route) => ({ url: absolute(route.path) }));
}
