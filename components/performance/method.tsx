import type { ReactNode } from 'react';
import { MeasurementTable } from './measurement-table';
import { results, type ComparedSection } from './results';

const { bytes, modal, memory, carousel, plain, lists } = results;

const sections: Readonly<Record<string, (typeof results)[ComparedSection]>> = {
  'Modal gallery': modal,
  'Memory after many openings': memory,
  Carousel: carousel,
  'Plain gallery': plain,
  'Long lists': lists,
  Bytes: bytes,
};

/** The different values of a list, in their order. */
const distinct = (values: readonly string[]) => [...new Set(values)].join('; ');

const machines = distinct(
  Object.values(sections).map(
    ({ machine }) => `${machine.processor}, ${machine.cores} cores, ${machine.system}`,
  ),
);
const browsers = distinct(
  Object.values(sections).flatMap((section) => ('chromium' in section ? [section.chromium] : [])),
);

function toRow(section: (typeof results)[ComparedSection]): readonly string[] {
  return ['rounds' in section ? String(section.rounds) : 'none', section.date];
}

/** How, when and where the numbers were measured. */
export function Method(): ReactNode {
  return (
    <>
      <p>
        Times and memory are medians of several rounds. In each round all libraries run one after
        the other in the same browser, each in a new page, and the order changes from round to
        round. Modal galleries and carousels have {modal.images} images, which are data URLs of 800
        by 600 px, without network. Animations are off. A time is from the click to the frame that
        shows the image, without a limit of 60 frames per second. “Work” is the time on the main
        thread. Memory is what remains after garbage collection, compared with the page before the
        first opening.
      </p>
      <p>
        Chromium {browsers} on {machines}.
      </p>
      <MeasurementTable
        caption="Rounds and dates of measurement"
        head="Measured"
        columns={['rounds', 'date']}
        rows={Object.fromEntries(
          Object.entries(sections).map(([name, section]) => [name, toRow(section)]),
        )}
      />
    </>
  );
}
