import { reactDemoRoutes } from '@/components/site/route-map';
import { DemoCard } from './sheet/demo-card';

/** The demos of the React edition. */
export function ReactDemoCards() {
  return (
    <ul className="demo-cards">
      {reactDemoRoutes().map((route) => (
        <DemoCard key={route.path} route={route} />
      ))}
    </ul>
  );
}
