import { SitePage } from '@/components/layout/site-page';
import { TitleBand } from '@/components/layout/title-band';
import { pageMetadata } from '@/components/site/metadata';
import { routeOf } from '@/components/site/route-map';

const path = '/playground';

export const metadata = pageMetadata(path);

export default function Page() {
  return (
    <SitePage path={path}>
      <TitleBand path={path} />
      <div className="container prose">
        <h1>{routeOf(path).heading}</h1>
      </div>
    </SitePage>
  );
}
