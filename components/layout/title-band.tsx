import { areaOf, routeOf } from '@/components/site/route-map';

/** The dark band across the top. Where a sidebar page has a heading of its own, the band is only its label. */
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
