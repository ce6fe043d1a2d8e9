import { apiPages } from '@/components/demos/archive/api-pages';

export const dynamic = 'force-static';
export const dynamicParams = false;

interface Context {
  params: Promise<{ page: string }>;
}

export function generateStaticParams() {
  return Object.keys(apiPages).map((url) => ({ page: url.slice('album/'.length) }));
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { page } = await params;
  return Response.json(apiPages[`album/${page}`]);
}
