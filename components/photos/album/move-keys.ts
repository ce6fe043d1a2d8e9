/** Returns the position to which a key moves an item of a list in columns, or undefined. */
export function getTarget(
  key: string,
  position: number,
  count: number,
  columns: number,
): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: position - 1,
    ArrowRight: position + 1,
    ArrowUp: position - columns,
    ArrowDown: position + columns,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined ? undefined : Math.max(0, Math.min(count - 1, target));
}
