import { releaseFeed } from '@/components/site/releases/feed';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(releaseFeed(), { headers: { 'Content-Type': 'application/atom+xml' } });
}
