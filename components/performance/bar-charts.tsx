import './bar-charts.scss';
import type { ReactNode } from 'react';
import { describeBar, getScale, type Bar, type Chart, type ChartGroup } from './data/charts';
import { own } from './data/results';

/** Ids of the patterns of what is fetched later. */
const patterns = { own: 'hatching-own', others: 'hatching' } as const;

interface BarPartProps {
  /** In percent. */
  length: number;
  /** The id of a pattern; otherwise the part is filled. */
  pattern?: string;
}

function BarPart({ length, pattern }: BarPartProps): ReactNode {
  return (
    <svg className="bar" width={`${length.toFixed(2)}%`} aria-hidden>
      <rect width="100%" height="100%" rx="3" fill={pattern && `url(#${pattern})`} />
    </svg>
  );
}

/** A row: the name of the library, its bar and its value. */
function BarRow({ bar, unit, scale }: { bar: Bar; unit: string; scale: number }): ReactNode {
  const { library, value, later = 0 } = bar;
  const isOwn = library === own;
  return (
    <tr role="row" className={isOwn ? 'bar-own' : undefined}>
      <th role="rowheader" scope="row">
        {library}
      </th>
      <td role="cell">
        <BarPart length={value * scale} />
        {later > 0 && (
          <BarPart length={later * scale} pattern={isOwn ? patterns.own : patterns.others} />
        )}
        <bdi>{describeBar(bar, unit)}</bdi>
      </td>
    </tr>
  );
}

interface BarChartProps extends Pick<ChartGroup, 'head' | 'unit'> {
  chart: Chart;
  scale: number;
}

/** A table whose rows have a bar before the value, so that screen readers and paper also have the figures. */
function BarChart({ chart: { title, note, bars }, head, unit, scale }: BarChartProps): ReactNode {
  return (
    <table className="bar-chart" role="table">
      <caption>
        <b>{title}</b>
        {note && `: ${note}`}
      </caption>
      <thead role="rowgroup" className="visually-hidden">
        <tr role="row">
          <th role="columnheader" scope="col">
            Library
          </th>
          <th role="columnheader" scope="col">
            {head}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {bars.map((bar) => (
          <BarRow key={bar.library} bar={bar} unit={unit} scale={scale} />
        ))}
      </tbody>
    </table>
  );
}

interface BarChartsProps {
  group: ChartGroup;
  /** Default: one below the other. */
  placement?: 'rows' | 'columns';
}

/** Charts that can be compared, because they have the same scale. */
export function BarCharts({ group, placement = 'rows' }: BarChartsProps): ReactNode {
  const { charts, ...rest } = group;
  return (
    <div className={`bar-charts bar-charts-${placement}`}>
      {charts.map((chart) => (
        <BarChart key={chart.title} chart={chart} scale={getScale(group)} {...rest} />
      ))}
    </div>
  );
}

/** What the fills of bars mean, with the patterns that all bars of the page use. */
export function BarLegend(): ReactNode {
  return (
    <p className="bar-legend" aria-hidden data-not-content>
      <svg className="bar-patterns" aria-hidden>
        {Object.entries(patterns).map(([name, id]) => (
          <pattern
            key={id}
            id={id}
            className={`bar-${name}`}
            width="5"
            height="5"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path d="M0 0v5" strokeWidth="2" />
          </pattern>
        ))}
      </svg>
      <span className="bar-own">
        <BarPart length={100} /> this library
      </span>
      <span>
        <BarPart length={100} /> others
      </span>
      <span>
        <BarPart length={100} pattern={patterns.others} /> fetched later, when the browser is idle
        or a gallery opens
      </span>
    </p>
  );
}
