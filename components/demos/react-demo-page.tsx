import { demoRouteOf } from '@/components/site/route-map';
import { demoFiles } from './demo-files';
import { DemoFrame, type DemoContent } from './demo-frame';
import { FileTabs } from './file-tabs';

interface ReactDemoPageProps extends DemoContent {
  /** True if the demo shows no image before a modal gallery is open. */
  hasBackdrop?: boolean;
}

/** A demo of what only the React edition has, with its code, read from the files that run. */
export function ReactDemoPage({ hasBackdrop = false, ...content }: ReactDemoPageProps) {
  const { react } = demoFiles(demoRouteOf(content.slug).path);
  return (
    <DemoFrame
      {...content}
      hasBackdrop={hasBackdrop}
      code={<FileTabs edition="React" files={react} />}
    />
  );
}
