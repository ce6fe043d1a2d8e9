import { median, medians, rounded } from '../lib/statistics.mjs';
import { openWorkbench } from '../lib/workbench.mjs';

const pictures = 200;
const sizes = [10, 100, 1000, 10_000];
const stepsPerSize = 9;

const kinds = {
  modal: {
    libraries: {
      'ks-gallery-modal': 'ks-gallery-react',
      yarl: 'yet-another-react-lightbox',
      'yarl-plugins': 'yet-another-react-lightbox, 6 plugins',
      photoswipe: 'photoswipe',
    },
    measure: measureModal,
  },
  carousel: {
    libraries: {
      'ks-gallery-carousel': 'ks-gallery-react',
      embla: 'embla-carousel-react, no controls',
      swiper: 'swiper, 5 modules',
      'react-image-gallery': 'react-image-gallery',
    },
    measure: measureCarousel,
  },
  plain: {
    libraries: { 'ks-gallery-plain': 'ks-gallery-react', 'react-photo-album': 'react-photo-album' },
    measure: measurePlain,
  },
};

async function stepThrough({ call, working }, steps) {
  const { result, work } = await working(() => call('step', steps));
  const taken = result.times.length;
  return {
    next: median(result.times),
    // With pauses between the steps, the CPU time of the steps alone cannot be measured.
    ...(!result.waits && { nextWork: work / taken }),
    dropped: (result.dropped / taken) * 100,
    longTasks: (result.longTasks / taken) * 100,
  };
}

async function opening({ call, working }) {
  const { result, work } = await working(() => call('open'));
  return { open: result, openWork: work };
}

async function mounting({ call, working }, count) {
  const { result, work } = await working(() => call('mount', count));
  return { mount: result, mountWork: work };
}

async function measureModal(page) {
  const { call, retained } = page;
  await call('mount', pictures);
  await call('idle');
  const before = await retained();
  const first = await opening(page);
  await call('close');
  const again = await opening(page);
  const stepping = await stepThrough(page, pictures - 1);
  await call('close');
  await call('idle');
  const after = await retained();
  await call('unmount');
  const records = {
    all: {
      firstOpen: first.open,
      firstOpenWork: first.openWork,
      open: again.open,
      openWork: again.openWork,
      ...stepping,
      heap: after.heap - before.heap,
      nodes: after.nodes - before.nodes,
    },
  };
  for (const count of sizes) {
    const mounted = await mounting(page, count);
    const opened = await opening(page);
    const { next, nextWork } = await stepThrough(page, stepsPerSize);
    await call('close');
    await call('unmount');
    records[count] = { ...mounted, ...opened, next, nextWork };
  }
  return records;
}

async function measureCarousel(page) {
  const mounted = await mounting(page, pictures);
  await page.call('idle');
  return { all: { ...mounted, ...(await stepThrough(page, pictures - 1)) } };
}

async function measurePlain(page) {
  const records = {};
  for (const count of sizes) {
    records[count] = await mounting(page, count);
    await page.call('unmount');
  }
  return records;
}

function summary(records) {
  return Object.fromEntries(
    Object.keys(records[0]).map((part) => [
      part,
      medians(
        records.map((record) => record[part]),
        2,
      ),
    ]),
  );
}

/** The factor from 10 to 10 000 images: the cost of images that are not visible. */
function growthOf({ 10: few, 10000: many }) {
  return Object.fromEntries(
    ['open', 'openWork', 'next', 'nextWork'].map((field) => [
      field,
      rounded(many[field] / few[field], 2),
    ]),
  );
}

/** Measures the libraries one after the other in one browser; each round starts with a different library. */
export async function measureInBrowser({ rounds, warmUp, minutes }) {
  const entries = Object.entries(kinds).flatMap(([kind, { libraries, measure }]) =>
    Object.keys(libraries).map((library) => ({ kind, library, measure, records: [] })),
  );
  const bench = await openWorkbench(entries.map(({ library }) => library));
  const deadline = Date.now() + minutes * 60_000;
  let done = 0;
  try {
    for (let round = 0; round < warmUp + rounds; round += 1) {
      const start = Date.now();
      for (let turn = 0; turn < entries.length; turn += 1) {
        const { library, measure, records } = entries[(round + turn) % entries.length];
        try {
          const record = await bench.with(library, measure);
          if (round >= warmUp) records.push(record);
        } catch (error) {
          // A library that does not respond in time must not discard the results of the others.
          console.warn(`  ${library} is left out of this round: ${error.message.split('\n')[0]}`);
        }
      }
      const seconds = (Date.now() - start) / 1000;
      const name = round < warmUp ? 'warm-up' : `round ${(done += 1)} of ${rounds}`;
      console.log(`  ${name}: ${seconds.toFixed(0)} s`);
      // On a busy machine fewer rounds are run instead of a longer time; the result states how many.
      if (done > 0 && Date.now() + seconds * 1000 > deadline) break;
    }
  } finally {
    await bench.close();
  }
  const result = { chromium: bench.version, rounds: done, pictures, sizes };
  for (const { kind, library, records } of entries) {
    if (records.length === 0) continue;
    const name = kinds[kind].libraries[library];
    result[kind] = { ...result[kind], [name]: { rounds: records.length, ...summary(records) } };
  }
  result.growth = Object.fromEntries(
    Object.entries(result.modal).map(([name, record]) => [name, growthOf(record)]),
  );
  return result;
}
