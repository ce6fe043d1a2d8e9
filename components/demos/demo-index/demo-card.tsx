import type { CSSProperties } from 'react';
import { type Route } from '@/components/site/route-map';
import { href } from '@/components/site/urls';
import { demoTransitionName } from '@/components/site/view-transitions';
import { DemoPicture } from '@/components/layout/picture/demo-picture';

interface DemoCardProps {
  route: Route;
  /** What users get, in one line or one sentence. */
  text?: string;
}

/** A demo as a list entry that is one link: picture, name, one sentence, and the component of a demo of both editions. */
export function DemoCard({ route, text = route.description }: DemoCardProps) {
  const { demo, path } = route;
  if (!demo) throw new Error(`${path} is no demo.`);
  const { slug, group, topics } = demo;
  const name = { '--transition-name': demoTransitionName(slug) } as CSSProperties;
  return (
    <li className="demo-card" data-component={group.toLowerCase()} data-topic={topics.join(' ')}>
      <span className="demo-card-picture" style={name}>
        <DemoPicture slug={slug} />
      </span>
      <a href={href(path)}>{route.navLabel}</a>
      <p>{text}</p>
      {group !== 'React' && <span className="mark">{group}</span>}
    </li>
  );
}
