import { createIconFile } from '@/components/site/icons';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(createIconFile(), { headers: { 'Content-Type': 'image/svg+xml' } });
}
