import type { ReactNode } from 'react';
import { SitePage } from './site-page';
import { TitleBand } from './title-band';

/** Layout of a guide: the title band contains the main heading, the text has one column. */
export function GuidePage({ path, children }: { path: string; children: ReactNode }) {
  return (
    <SitePage path={path}>
      <TitleBand path={path} />
      <article className="container content prose guide">{children}</article>
    </SitePage>
  );
}
