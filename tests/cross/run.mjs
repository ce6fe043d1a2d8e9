/**
 * Runs the main user journeys in Chromium, Firefox and WebKit, at the widths of a phone, a tablet and a desktop.
 *   npm run test:cross -- [--engine=firefox,webkit] [--journey=search] [--width=360]
 * Needs an export (npm run build). An engine that is missing and cannot be installed is skipped.
 */
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../../scripts/lib/installed.mjs';
import { main } from '../../scripts/lib/main.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { withTimeout } from './lib/with-timeout.mjs';

const siteFolder = join(root, 'out');
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

async function runJourney({ journey, width, browser, site, BrowserUser, title }) {
  const file = `${title}-${width}-${journey.name}`.replaceAll(' ', '-').toLowerCase();
  const screenshotPath = (name) => join(reports, `${file}-${name}.png`);
  const settings = { scripting: true, reducedMotion: false, ...journey.settings };
  let driver;
  try {
    driver = await withTimeout(limit, browser.open({ width, height: heights[width], ...settings }));
    site.takeProblems();
    const user = new BrowserUser(driver, { origin: site.origin, screenshotPath });
    await withTimeout(limit, journey.run(user, { width }));
    // Leaving the page sends its last report. The first navigation may be aborted by a gallery that has just closed and
    // is still removing its history entry.
    await user.goto('/report-problems.js').catch(() => user.goto('/report-problems.js'));
    const problems = site.takeProblems();
    if (problems.length > 0) throw new Error(`Problems on the page: ${problems.join('; ')}`);
    return { status: 'passed' };
  } catch (error) {
    const complaints = site.takeProblems().map((problem) => `\n${problem}`);
    if (driver)
      await withTimeout(limit, driver.screenshot(screenshotPath('failure'))).catch(() => {});
    return { status: 'failed', problem: `${error.message}${complaints.join('')}` };
  } finally {
    if (driver)
      await withTimeout(limit, driver.close()).catch(({ message }) => console.log(message));
  }
}

async function runEngine(name, { journeys, widths, site, BrowserUser }) {
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
      const result = await runJourney({ ...step, browser, site, BrowserUser, title: name });
      results.push(record(step, result));
      const text = result.problem ? `\n${result.problem}` : '';
      console.log(
        `  ${result.status === 'passed' ? '✓' : '✗'} ${step.journey.name}, ${step.width}${text}`,
      );
    }
  } finally {
    await browser.close();
  }
  return { title, results };
}

await main(import.meta.url, async () => {
  if (!existsSync(join(siteFolder, 'index.html'))) {
    throw new Error('There is no export in out/: run "npm run build" first.');
  }
  await ensureInstalled();
  await ensureInstalled(join(root, 'tests/cross'));
  const { journeys: allJourneys } = await import('./journeys.mjs');
  const { writeApplications } = await import('./journeys/neighbours.mjs');
  const { engines, journeys, widths } = readOptions(allJourneys);
  const { BrowserUser } = await import('./lib/browser-user.mjs');
  const { serveMonitored } = await import('./lib/monitored-site.mjs');
  const { count, renderTable } = await import('./lib/matrix.mjs');

  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  const site = await serveMonitored(siteFolder, join(reports, 'site'), writeApplications);
  const run = [];
  for (const name of engines) {
    run.push({ name, ...(await runEngine(name, { journeys, widths, site, BrowserUser })) });
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
