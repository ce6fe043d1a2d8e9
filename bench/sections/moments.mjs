import { mkdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { root } from '../../scripts/lib/root.mjs';
import { comparisons } from '../comparisons.mjs';
import { film, getFrameAt, readBrightness } from '../lib/film.mjs';
import { folder, joinFrames, writeMoments } from '../lib/moment-report.mjs';
import { openPhone } from '../lib/phone.mjs';
import { pressThumbnail } from '../moments/inputs.mjs';
import { delay, moments, steps } from '../moments/moments.mjs';

const devices = {
  phone: { width: 390, height: 844, density: 1, isTouched: true },
  desktop: { width: 1440, height: 900, density: 1, isTouched: false },
};
const libraries = { ...comparisons.gestures, 'ks-gallery-react': 'ks-gallery-moments' };

/** Name of the image that a step shows next; the one before it is opened. */
const next = '/image-2.jpg';

const photographs = [
  'carousel/harbour-skyline',
  'carousel/mountain-lake',
  'portraits/heron',
  'carousel/river-otter',
  'carousel/tea-gardens',
  'carousel/perched-osprey',
];

/** Brightness of the images whose steps are measured. */
const levels = [120, 180, 120];

const createList = (sizes) =>
  sizes.map(({ width, height }, index) => ({
    src: `/image-${index}.jpg`,
    thumbnail: `/thumbnail-${index}.jpg`,
    alt: `Image ${index + 1}`,
    width,
    height,
  }));

async function toImages(images, thumbnails) {
  const sizes = await Promise.all(images.map((image) => sharp(image).metadata()));
  return {
    files: [
      ...images.map((image, index) => [`/image-${index}.jpg`, image]),
      ...thumbnails.map((image, index) => [`/thumbnail-${index}.jpg`, image]),
    ],
    mounted: { images: createList(sizes) },
  };
}

async function readPhotographs() {
  const read = (end) =>
    Promise.all(
      photographs.map((path) => readFile(`${root}public/assets/images/${path}${end}.jpg`)),
    );
  const [images, thumbnails] = [await read(''), await read('-thumb')];
  // An arrow that is held shows more images than there are photographs.
  return toImages([...images, ...images], [...thumbnails, ...thumbnails]);
}

/** Makes photographs of even brightness that are large enough to take longer than a frame to decode. */
async function createEvenPhotographs() {
  const [photograph] = photographs;
  const even = sharp(`${root}public/assets/images/${photograph}.jpg`).greyscale();
  const { channels } = await even.stats();
  const create = (level, width) =>
    even
      .clone()
      .resize(width)
      .linear(0.1, level - channels[0].mean * 0.1)
      .jpeg()
      .toBuffer();
  const createAll = (width) => Promise.all(levels.map((level) => create(level, width)));
  return toImages(await createAll(3000), await createAll(400));
}

/** Holds the response of the next image back; returns what lets it through. */
async function holdBack({ client }) {
  const requests = [];
  let isHeld = true;
  const send = (requestId) => client.send('Fetch.continueRequest', { requestId });
  client.on('Fetch.requestPaused', ({ requestId }) => {
    if (isHeld) requests.push(requestId);
    else void send(requestId);
  });
  await client.send('Fetch.enable', { patterns: [{ urlPattern: `*${next}` }] });
  return () => {
    isHeld = false;
    return Promise.all(requests.map(send));
  };
}

async function goAndReturn(page) {
  for (const key of ['ArrowRight', 'ArrowLeft']) {
    await page.press(key);
    await page.wait(1000);
  }
}

/** Films one moment in a page of its own, which is left at rest at the end. */
async function filmMoment(page, moment, device, time) {
  const release = moment.isSlow ? await holdBack(page) : undefined;
  const thumbnail = await page.load();
  if (!moment.isClosed) {
    await pressThumbnail(page, thumbnail);
    await page.wait(1200);
    await page.rest();
  }
  if (moment.isCached) await goAndReturn(page);
  await moment.prepare?.(page);
  const act = async () => {
    if (release) setTimeout(release, delay);
    await moment[device](page, thumbnail);
  };
  return film(page, act, time);
}

async function onDevice(device, images, action) {
  const browser = await openPhone(Object.values(libraries), { ...devices[device], ...images });
  const { isTouched } = devices[device];
  try {
    await action(async (library, moment, time) =>
      browser.with(libraries[library], (page) =>
        filmMoment({ ...page, isTouched }, moment, device, time),
      ),
    );
  } finally {
    await browser.close();
  }
  return browser.version;
}

/** Returns the recording with the most frames: on a busy machine some are left out. */
async function filmBest(run, library, { moment, rounds }) {
  let best = [];
  for (let round = 0; round < rounds; round += 1) {
    const frames = await run(library, moment, moment.times.at(-1) + 200);
    if (frames.length > best.length) best = frames;
  }
  return best;
}

async function filmMoments(device, rounds) {
  return onDevice(device, await readPhotographs(), async (run) => {
    for (const moment of moments.filter((each) => each[device])) {
      const rows = [];
      for (const library of Object.keys(libraries)) {
        const best = await filmBest(run, library, { moment, rounds });
        rows.push({ library, frames: moment.times.map((time) => getFrameAt(best, time).data) });
      }
      await joinFrames({ ...moment, device, rows });
      console.log(`  ${moment.name}, ${device}`);
    }
  });
}

/** Lowest and highest brightness of every frame of a step, in all rounds. */
async function measureStep(run, library, { step, device, rounds }) {
  const seen = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const frame of await run(library, step, step.isSlow ? delay + 800 : 1000))
      seen.push(await readBrightness(frame, devices[device].width));
  }
  return { lowest: Math.round(Math.min(...seen)), highest: Math.round(Math.max(...seen)) };
}

async function measureBrightness(device, rounds, results) {
  return onDevice(device, await createEvenPhotographs(), async (run) => {
    for (const step of steps) {
      const record = (results[`${step.name}, ${device}`] = {});
      for (const library of Object.keys(libraries))
        record[library] = await measureStep(run, library, { step, device, rounds });
    }
  });
}

/** Films ten moments of modal galleries, and reads the brightness of steps; writes results/moments.md too. */
export async function measureMoments({ rounds }) {
  await mkdir(folder, { recursive: true });
  const results = {};
  let chromium;
  for (const device of Object.keys(devices)) {
    await filmMoments(device, rounds);
    chromium = await measureBrightness(device, rounds, results);
  }
  const result = { chromium, rounds, levels: levels.slice(1), devices, results };
  await writeMoments(result);
  return result;
}
