import { Editions } from '@/components/docs/editions';
import { demoRouteOf } from '@/components/site/route-map';
import { demoFiles } from './demo-files';
import { CodePanels, DemoFrame, type DemoContent } from './demo-frame';

interface DemoPageProps extends DemoContent {
  slug: string;
  /** Route of the page. Default: the one of the demo. */
  path?: string;
}

/** A demo of both editions, with the code of both, read from the files that run. */
export function DemoPage({ slug, path, ...content }: DemoPageProps) {
  const route = demoRouteOf(slug);
  const { react, angular } = demoFiles(route.path);
  return (
    <DemoFrame
      {...content}
      path={path ?? route.path}
      slug={slug}
      files={react}
      explainedAt={route.demo?.explainedAt ?? []}
      code={
        <Editions react={<CodePanels files={react} />} angular={<CodePanels files={angular} />} />
      }
    />
  );
}
