import { areaOf, routeOf } from '@/components/site/route-map';

/** The dark band at the top. It contains the main heading, except on sidebar pages, which have their own. */
export function TitleBand({ path }: { path: string }) {
  const { band } = routeOf(path);
  const Text = areaOf(path) ? 'p' : 'h1';
  return (
    <div className="title-band">
      <div className="container">
        <Text className="title-band-text">{band}</Text>
      </div>
    </div>
  );
}
