import type { ReactNode } from 'react';

interface Bar {
  label: string;
  /** One value per entry of the legend. */
  values: readonly number[];
}

interface BarChartProps {
  id: string;
  title: string;
  /** Alternative text; the numbers are in a table next to the chart. */
  description: string;
  legend: readonly string[];
  groups: Readonly<Record<string, readonly Bar[]>>;
  format: (total: number) => string;
}

const width = 512;
const barHeight = 12;
const rowHeight = 40;
const groupHeight = 34;
const legendHeight = 28;
const totalWidth = 76;

// Custom properties of the site, so that the colours follow the theme.
const colours = ['var(--link)', 'var(--accent)', 'var(--ink-soft)'];

const getTotal = ({ values }: Bar) => values.reduce((sum, value) => sum + value, 0);

/** Stacked bars as static SVG. */
export function BarChart(props: BarChartProps): ReactNode {
  const { id, title, description, legend, groups, format } = props;
  const longest = Math.max(...Object.values(groups).flat().map(getTotal));
  const scale = (value: number) => Math.round((value / longest) * (width - totalWidth));
  let top = legendHeight;

  const bar = (item: Bar) => {
    const y = top;
    top += rowHeight;
    let left = 0;
    return (
      <g key={`${item.label} ${y}`}>
        <text x={0} y={y + 14}>
          {item.label}
        </text>
        {item.values.map((value, part) => {
          const x = left;
          left += scale(value);
          return value > 0 ? (
            <rect
              key={legend[part]}
              x={x}
              y={y + 20}
              width={left - x}
              height={barHeight}
              fill={colours[part]}
            />
          ) : null;
        })}
        <text x={left + 6} y={y + 31}>
          {format(getTotal(item))}
        </text>
      </g>
    );
  };
  const rows = Object.entries(groups).map(([name, bars]) => {
    const y = top;
    top += groupHeight;
    return (
      <g key={name}>
        <text x={0} y={y + 24} fontWeight={600}>
          {name}
        </text>
        {bars.map(bar)}
      </g>
    );
  });

  return (
    <svg
      viewBox={`0 0 ${width} ${top}`}
      width={width}
      role="img"
      aria-labelledby={`${id}-title ${id}-text`}
      fill="currentColor"
      fontSize={13}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-text`}>{description}</desc>
      {legend.map((name, part) => (
        <g key={name} transform={`translate(${part * 150} 0)`}>
          <rect width={12} height={12} y={4} fill={colours[part]} />
          <text x={18} y={15}>
            {name}
          </text>
        </g>
      ))}
      {rows}
    </svg>
  );
}
