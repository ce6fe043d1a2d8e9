const marks = { passed: '✓', failed: '✗', skipped: '–', none: ' ' };

/** Formats the results with journeys as rows and engines and widths as columns. */
export function renderTable({ engines, journeys, widths, results }) {
  const first = Math.max(...journeys.map(({ name }) => name.length)) + 2;
  const column = 5;
  const group = Math.max(widths.length * column, ...engines.map(({ title }) => title.length)) + 2;
  const lines = [
    ''.padEnd(first) + engines.map(({ title }) => title.padEnd(group)).join(''),
    ''.padEnd(first) +
      engines
        .map(() =>
          widths
            .map((width) => `${width}`.padEnd(column))
            .join('')
            .padEnd(group),
        )
        .join(''),
  ];
  for (const { name } of journeys) {
    const cells = engines.map((engine) => {
      const row = widths.map((width) => {
        const result = results.find(
          (one) => one.engine === engine.name && one.journey === name && one.width === width,
        );
        return marks[result?.status ?? 'none'].padEnd(column);
      });
      return row.join('').padEnd(group);
    });
    lines.push(name.padEnd(first) + cells.join(''));
  }
  return lines.map((line) => line.trimEnd()).join('\n');
}

export function count(results) {
  const of = (status) => results.filter((result) => result.status === status).length;
  return { passed: of('passed'), failed: of('failed'), skipped: of('skipped') };
}
