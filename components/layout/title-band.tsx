import { areaOf, hasBandHeading, routeOf } from '@/components/site/route-map';
import { Breadcrumbs } from './breadcrumbs';

/** The text of the band. In an area it begins with the name of the area, which is emphasized. */
function BandText({ path }: { path: string }) {
  const { band } = routeOf(path);
  const area = areaOf(path);
  if (!area || hasBandHeading(path)) return <h1 className="title-band-text">{band}</h1>;
  return (
    <p className="title-band-text" data-not-content>
      <strong>{area}</strong>
      {band.slice(area.length)}
    </p>
  );
}

/** The dark band at the top. It contains the main heading, except in areas where it names the area. */
export function TitleBand({ path }: { path: string }) {
  return (
    <div className="title-band on-dark">
      <div className="container">
        <Breadcrumbs path={path} />
        <BandText path={path} />
      </div>
    </div>
  );
}
