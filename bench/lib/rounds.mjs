import { comparisons } from '../comparisons.mjs';
import { medians } from './statistics.mjs';
import { openWorkbench } from './workbench.mjs';

/** Each round starts with a different library, and every other one runs backwards, so that no library always follows the same one. */
function orderOf(entries, round) {
  const first = round % entries.length;
  const order = [...entries.slice(first), ...entries.slice(0, first)];
  return round % 2 === 0 ? order : order.reverse();
}

async function measureRound(bench, entries, measure) {
  for (const { library, file, records } of entries) {
    try {
      records.push(await bench.with(file, measure));
    } catch (error) {
      // A library that does not respond in time must not discard the results of the others.
      console.warn(`  ${library} is left out of this round: ${error.message.split('\n')[0]}`);
    }
  }
}

async function runRounds(bench, entries, measure, { rounds, warmUp, minutes }) {
  const deadline = Date.now() + minutes * 60_000;
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const start = Date.now();
    await measureRound(bench, orderOf(entries, round), measure);
    const time = Date.now() - start;
    const isWarmUp = round < warmUp;
    if (isWarmUp) for (const { records } of entries) records.length = 0;
    const name = isWarmUp ? 'warm-up' : `round ${round - warmUp + 1} of ${rounds}`;
    console.log(`  ${name}: ${(time / 1000).toFixed(0)} s`);
    // On a busy machine fewer rounds are run instead of a longer time; the result states how many.
    if (!isWarmUp && Date.now() + time > deadline) return;
  }
}

/**
 * Measures entries (`library` is the name, `file` the page) in turn in every round, fills their `records`, and closes the
 * browser. Returns its version and the smallest number of rounds that one of them has.
 */
export async function measureEntries(bench, entries, measure, options) {
  try {
    await runRounds(bench, entries, measure, options);
  } finally {
    await bench.close();
  }
  const failed = entries.find(({ records }) => records.length === 0);
  if (failed) throw new Error(`There is no result for ${failed.library}.`);
  const rounds = Math.min(...entries.map(({ records }) => records.length));
  return { chromium: bench.version, rounds };
}

/**
 * Measures the libraries of some comparisons in one browser, in turn in every round. Returns the medians of each library
 * and the smallest number of rounds that one of them has. `open` opens the browser with a page per library.
 */
export async function measureInRounds(names, measure, options, open = openWorkbench) {
  const entries = names.flatMap((comparison) =>
    Object.entries(comparisons[comparison]).map(([library, file]) => ({
      comparison,
      library,
      file,
      records: [],
    })),
  );
  const bench = await open(entries.map(({ file }) => file));
  const method = await measureEntries(bench, entries, measure, options);
  const results = {};
  for (const { comparison, library, records } of entries) {
    results[comparison] = { ...results[comparison], [library]: medians(records, 2) };
  }
  return { ...method, results };
}
