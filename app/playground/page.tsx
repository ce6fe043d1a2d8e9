import { PageActions } from '@/components/docs/page-actions';
import { DemoBoundary } from '@/components/demos/demo-boundary';
import { DemoNotice } from '@/components/demos/demo-notice';
import { SitePage } from '@/components/layout/site-page';
import { TitleBand } from '@/components/layout/title-band';
import { Playground } from '@/components/playground/playground';
import { getPresets } from '@/components/playground/presets';
import { readAllEvents } from '@/components/playground/read-events';
import { readAllFields, readNewItems } from '@/components/playground/read-fields';
import { getSizes } from '@/components/playground/sizes';
import { pageMetadata } from '@/components/site/metadata';
import { routeOf } from '@/components/site/route-map';
import { href } from '@/components/site/urls';

const path = '/playground';

export const metadata = pageMetadata(path);

export default function Page() {
  return (
    <SitePage path={path}>
      <TitleBand path={path} />
      <div className="container prose play-page">
        <div className="page-head">
          <h1>{routeOf(path).heading}</h1>
          <p>
            Every option of the three components, with its meaning and its default.{' '}
            <span className="scripted">
              Change some of them, copy the code for React or for Angular, and send the result as a
              URL.
            </span>
            <noscript>
              Trying them needs JavaScript; the <a href={href('/demo')}>examples</a> show their code
              without it.
            </noscript>
          </p>
        </div>
        <div className="live-demo" data-markdown data-pagefind-ignore>
          <DemoNotice />
          <DemoBoundary>
            <Playground
              fields={readAllFields()}
              newItems={readNewItems()}
              events={readAllEvents()}
              presets={getPresets().map(({ label, component, values }) => ({
                label,
                component,
                values,
              }))}
              sizes={getSizes()}
            />
          </DemoBoundary>
        </div>
        <PageActions path={path} />
      </div>
    </SitePage>
  );
}
