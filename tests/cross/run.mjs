/**
 * The main journeys in Chromium, Firefox and WebKit, from a phone's width to a desk's.
 *   npm run test:cross -- [--engine=firefox,webkit] [--journey=search] [--width=360]
 * Needs an export (npm run build). An engine that is neither there nor can be installed is skipped.
 */
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../../scripts/lib/installed.mjs';
import { main } from '../../scripts/lib/main.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { within } from './lib/within.mjs';

const exported = join(root, 'out');
const reports = join(root, 'test-results/cross');

const allEngines = {
  chromium: async () => (await import('./engines/chromium.mjs')).startChromium(),
  firefox: async () => (await import('./engines/firefox.mjs')).startFirefox(),
  webkit: async () => (await import('./engines/webkit.mjs')).startWebkit(),
};
const heights = { 360: 740, 768: 1024, 1440: 900 };

const limit = 120_000;

function chosen(value, all) {
  if (!value) return all;
  const wanted = value.split(',');
  const unknown = wanted.find((name) => !all.includes(name));
  if (unknown) throw new Error(`There is no ${unknown} among ${all.join(', ')}.`);
  return wanted;
}

function readOptions(journeys) {
  const { values } = parseArgs({
    options: {
      engine: { type: 'string' },
      journey: { type: 'string' },
      width: { type: 'string' },
    },
  });
  const names = journeys.map(({ name }) => name);
  const wanted = chosen(values.journey, names);
  return {
    engines: chosen(values.engine, Object.keys(allEngines)),
    journeys: journeys.filter(({ name }) => wanted.includes(name)),
    widths: chosen(values.width, Object.keys(heights)).map(Number),
  };
}

async function runJourney({ journey, width, browser, site, Visitor, title }) {
  const file = `${title}-${width}-${journey.name}`.replaceAll(' ', '-').toLowerCase();
  const picturePath = (name) => join(reports, `${file}-${name}.png`);
  const reader = { scripting: true, reducedMotion: false, ...journey.reader };
  let driver;
  try {
    driver = await within(limit, browser.open({ width, height: heights[width], ...reader }));
    site.takeProblems();
    const visitor = new Visitor(driver, { origin: site.origin, picturePath });
    await within(limit, journey.run(visitor, { width }));
    // What the last page reports is on its way before this is asked for.
    // A gallery that has just closed may still be taking its entry out of the history, which ends the first try.
    await visitor.goto('/watch.js').catch(() => visitor.goto('/watch.js'));
    const problems = site.takeProblems();
    if (problems.length > 0) throw new Error(`The page complained: ${problems.join('; ')}`);
    return { status: 'passed' };
  } catch (error) {
    const complaints = site.takeProblems().map((problem) => `\n${problem}`);
    if (driver) await within(limit, driver.screenshot(picturePath('failure'))).catch(() => {});
    return { status: 'failed', problem: `${error.message}${complaints.join('')}` };
  } finally {
    if (driver) await within(limit, driver.close()).catch(({ message }) => console.log(message));
  }
}

async function runEngine(name, { journeys, widths, site, Visitor }) {
  const steps = journeys.flatMap((journey) =>
    widths
      .filter((width) => journey.widths?.includes(width) ?? true)
      .map((width) => ({ journey, width })),
  );
  const record = ({ journey, width }, result) => ({
    engine: name,
    journey: journey.name,
    width,
    ...result,
  });

  let browser;
  try {
    browser = await allEngines[name]();
  } catch (error) {
    console.log(`\n${name} is skipped: ${error.message}`);
    const result = { status: 'skipped', problem: error.message };
    return { title: `${name} skipped`, results: steps.map((step) => record(step, result)) };
  }

  const results = [];
  const title = `${name} ${browser.version}`;
  console.log(`\n■ ${title}`);
  try {
    for (const step of steps) {
      const result = await runJourney({ ...step, browser, site, Visitor, title: name });
      results.push(record(step, result));
      const words = result.problem ? `\n${result.problem}` : '';
      console.log(
        `  ${result.status === 'passed' ? '✓' : '✗'} ${step.journey.name}, ${step.width}${words}`,
      );
    }
  } finally {
    await browser.close();
  }
  return { title, results };
}

await main(import.meta.url, async () => {
  if (!existsSync(join(exported, 'index.html'))) {
    throw new Error('There is no export in out/: run "npm run build" first.');
  }
  await ensureInstalled();
  await ensureInstalled(join(root, 'tests/cross'));
  const { journeys: allJourneys } = await import('./journeys/index.mjs');
  const { engines, journeys, widths } = readOptions(allJourneys);
  const { Visitor } = await import('./lib/visitor.mjs');
  const { serveWatched } = await import('./lib/watched-site.mjs');
  const { count, renderTable } = await import('./lib/matrix.mjs');

  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  const site = await serveWatched(exported, join(reports, 'site'));
  const run = [];
  for (const name of engines) {
    run.push({ name, ...(await runEngine(name, { journeys, widths, site, Visitor })) });
  }

  const results = run.flatMap((engine) => engine.results);
  const matrix = renderTable({ engines: run, journeys, widths, results });
  const { passed, failed, skipped } = count(results);
  const summary = `${passed} passed, ${failed} failed, ${skipped} skipped`;
  await writeFile(join(reports, 'matrix.txt'), `${matrix}\n\n${summary}\n`);
  await writeFile(join(reports, 'matrix.json'), `${JSON.stringify(results, null, 2)}\n`);
  console.log(`\n${matrix}\n\n${summary}`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
});
