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
      code={
        <>
          <p className="callout">
            React edition only: the Angular package does not have all that this code uses, so there
            is no Angular code on this page.
          </p>
          <FileTabs edition="React" files={react} />
        </>
      }
    />
  );
}
