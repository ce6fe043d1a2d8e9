import { Editions } from '@/components/docs/editions/editions';
import { demoRouteOf } from '@/components/site/route-map';
import { demoFiles } from './demo-files';
import { DemoFrame, type DemoContent } from './demo-frame';
import { FileTabs } from './file-tabs';

interface DemoPageProps extends DemoContent {
  /** Route of the page. Default: the one of the demo. */
  path?: string;
  /** False for a demo that is more than a button; others have a photograph behind it. */
  hasBackdrop?: boolean;
}

/** A demo of both editions, with the code of both, read from the files that run. */
export function DemoPage({ hasBackdrop = true, ...props }: DemoPageProps) {
  const { path, demo } = demoRouteOf(props.slug);
  const { react, angular } = demoFiles(path);
  return (
    <DemoFrame
      {...props}
      hasBackdrop={hasBackdrop && demo?.group === 'Modal'}
      code={
        <Editions
          react={<FileTabs edition="React" files={react} />}
          angular={<FileTabs edition="Angular" files={angular} />}
        />
      }
    />
  );
}
