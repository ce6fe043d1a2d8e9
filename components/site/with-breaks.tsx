import { Fragment, type ReactNode } from 'react';

/** Names up to this length fit into every column. */
const shortName = 14;

/** Lets a longer name wrap after dots, underscores and slashes and before capitals, and not inside of its words. */
export function withBreaks(name: string): ReactNode {
  if (name.length <= shortName) return name;
  return name.split(/(?<=[._/])(?=[A-Za-z])|(?<=[a-z\d])(?=[A-Z])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
