import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { LiveDifference } from '@/components/demos/live-difference';
import { demoRoutes } from '@/components/site/route-map';

it.each(demoRoutes().map(({ demo }) => demo?.slug ?? ''))(
  'the line on differences of %s is about a plain gallery if the demo has one',
  (slug) => {
    const code = readFileSync(join(process.cwd(), 'app/demo', slug, 'demo.tsx'), 'utf8');
    const line = renderToStaticMarkup(<LiveDifference slug={slug} />);
    expect(line.includes('thumbnails do not link')).toBe(code.includes('<PlainGallery'));
  },
);
