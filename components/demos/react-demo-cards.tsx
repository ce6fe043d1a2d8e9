import type { Route } from '@/components/site/route-map';
import { DemoCard } from './sheet/demo-card';

/** Demos of the React edition. */
export function ReactDemoCards({ demos }: { demos: readonly Route[] }) {
  return (
    <ul className="demo-cards">
      {demos.map((route) => (
        <DemoCard key={route.path} route={route} />
      ))}
    </ul>
  );
}
