/** Returns the accessible name and the tooltip of a part, by default the same. */
export function named<P extends string>(
  part: P,
  label: string,
  title = label,
): Record<`${P}AriaLabel` | `${P}Title`, string> {
  return { [`${part}AriaLabel`]: label, [`${part}Title`]: title } as Record<
    `${P}AriaLabel` | `${P}Title`,
    string
  >;
}
