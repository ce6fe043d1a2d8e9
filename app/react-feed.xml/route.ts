import { reactReleaseFeed } from '@/components/site/releases/feed';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(reactReleaseFeed(), { headers: { 'Content-Type': 'application/atom+xml' } });
}
