import type { ReactNode } from 'react';
import { Folded } from '@/components/docs/folded';
import { results } from './data/results';

const { bytes, modal, memory, carousel, plain, layouts, lists, thumbnails, gestures } = results;
const inBrowser = [modal, memory, carousel, plain, layouts, lists, thumbnails];
const sections = [bytes, ...inBrowser, gestures];

const listFormat = new Intl.ListFormat('en-GB');

const distinct = (values: readonly string[]) => [...new Set(values)].join('; ');

const fewestRounds = Math.min(...inBrowser.map(({ rounds }) => rounds));
const browsers = distinct(inBrowser.map(({ chromium }) => chromium));
const dates = listFormat.format([...new Set(sections.map(({ date }) => date))].sort());
const machines = distinct(
  sections.map(({ machine }) => `${machine.processor}, ${machine.cores} cores, ${machine.system}`),
);

const versions = Object.entries(results.versions).map(([name, version]) => `${name} ${version}`);

/** How, when and where the numbers were measured. */
export function Method(): ReactNode {
  return (
    <>
      <p>
        All libraries do the same work in the same browser, each in a new page, in changing order.
        Run <code>npm run bench</code> to repeat the measurements. Ratios vary less between machines
        than times.
      </p>
      <Folded id="procedure" title="How it is measured" summary={machines}>
        <p>
          Times and memory are medians of at least {fewestRounds} rounds. In each round all
          libraries run one after the other, and the order changes from round to round. Modal
          galleries and carousels have {modal.images} images, which are data URLs of 800 by 600 px,
          without network. Animations are off, except in the comparison with movement, where the
          browser paints 60 frames per second. A time is from the click to the frame in which the
          image can be seen, without a limit of 60 frames per second. “Work” is the time on the main
          thread. Memory is what remains after garbage collection, compared with the page before the
          first opening.
        </p>
        <p>
          Measured on {dates} with Chromium {browsers}: {machines}.
        </p>
      </Folded>
      <Folded id="Versions" title="Versions" summary={`${versions.length} packages and programs`}>
        <p>{versions.join(', ')}.</p>
      </Folded>
    </>
  );
}
