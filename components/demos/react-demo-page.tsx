import { demoRouteOf } from '@/components/site/route-map';
import { demoFiles } from './demo-files';
import { CodePanels, DemoFrame, type DemoContent } from './demo-frame';

interface ReactDemoPageProps extends DemoContent {
  slug: string;
}

/** A demo of what only the React edition has, with its code, read from the files that run. */
export function ReactDemoPage({ slug, purpose, ...content }: ReactDemoPageProps) {
  const { path, demo } = demoRouteOf(slug);
  const { react } = demoFiles(path);
  return (
    <DemoFrame
      {...content}
      path={path}
      slug={slug}
      files={react}
      explainedAt={demo?.explainedAt ?? []}
      code={<CodePanels files={react} />}
      purpose={
        <>
          {purpose}
          <p className="callout">
            React edition only: the Angular package does not have this API, so there is no Angular
            code on this page.
          </p>
        </>
      }
    />
  );
}
