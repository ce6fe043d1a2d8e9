import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { filesBelow } from '../../scripts/lib/files.mjs';
import { buildLibrary } from '../../scripts/lib/package/pack-library.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { withTemporaryFolder } from '../../scripts/lib/temporary-folder.mjs';

/** Photographs of 24 megapixels. */
const size = { width: 6000, height: 4000 };
const sources = ['desert-hike', 'harbour-skyline', 'mountain-lake', 'river-otter', 'tea-gardens'];

/** Writes originals as a camera has them: large, and with grain, which costs the encoders time. */
async function writeOriginals(folder, first, count) {
  await mkdir(folder);
  for (let index = first; index < first + count; index++) {
    const name = sources[index % sources.length];
    const grain = { type: 'gaussian', mean: 128, sigma: 6 };
    const noise = await sharp({
      create: { ...size, channels: 3, background: '#777', noise: grain },
    })
      .png({ compressionLevel: 0 })
      .toBuffer();
    await sharp(join(root, `public/assets/images/carousel/${name}.jpg`))
      .resize({ ...size, fit: 'cover' })
      .modulate({ hue: index * 7 })
      .composite([{ input: noise, blend: 'soft-light' }])
      .jpeg({ quality: 92 })
      .toFile(join(folder, `IMG_${index}.jpg`));
  }
}

/** What an application writes that has no command: a loop, and the same files. */
const loop = `
import { mkdirSync, readdirSync } from 'node:fs';
import sharp from 'sharp';
const [, , input, output] = process.argv;
mkdirSync(output, { recursive: true });
for (const name of readdirSync(input)) {
  const image = sharp(\`\${input}/\${name}\`).autoOrient();
  const sizes = [['800', { width: 800 }], ['1600', { width: 1600 }], ['2400', { width: 2400 }], ['thumb', { height: 360 }]];
  for (const [suffix, size] of sizes) {
    const resized = image.clone().resize(size);
    const start = \`\${output}/\${name}-\${suffix}\`;
    await resized.clone().avif({ quality: 50, effort: 2, chromaSubsampling: '4:2:0' }).toFile(\`\${start}.avif\`);
    await resized.clone().webp({ quality: 74, smartSubsample: true }).toFile(\`\${start}.webp\`);
    await resized.clone().jpeg({ quality: 80, mozjpeg: true }).toFile(\`\${start}.jpg\`);
  }
  await image.clone().resize(12).webp({ quality: 40, effort: 6 }).toBuffer();
}
`;

/** Preloaded into both: their largest memory and their time of processors, when they end. */
const report = `process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  process.stderr.write(\`MAX \${maxRSS} \${userCPUTime + systemCPUTime}\`);
});`;

/** Runs a program of Node. @returns seconds, those of all processors as work, and the largest memory in MB */
function measure(args) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(report)}`, ...args],
      { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text) => (output += text));
    child.once('close', (code) => {
      if (code !== 0) return reject(new Error(output));
      const seconds = (performance.now() - started) / 1000;
      const [, memory, work] = /MAX (\d+) (\d+)/.exec(output);
      resolve({ seconds, work: work / 1e6, megabytes: memory / 1000 });
    });
  });
}

/** Photographs that the command derives before the loop does: a machine that gets slower slows both. */
const ROUND = 4;

/** Small originals that differ in their last bytes. */
async function writeSmall(folder, count) {
  const content = await readFile(join(root, 'public/assets/images/gallery/img1-350.jpg'));
  await mkdir(folder);
  for (let index = 0; index < count; index++)
    await writeFile(
      join(folder, `IMG_${index}.jpg`),
      Buffer.concat([content, Buffer.from(`${index}`)]),
    );
}

const sum = (runs, key) => runs.reduce((total, run) => total + run[key], 0);
const max = (runs, key) => Math.max(...runs.map((run) => run[key]));

/**
 * The command of the package beside a plain loop over sharp, in turn: photographs of 24 megapixels with the same files.
 * Then the time of a second run over 1,000 small photographs with 12 files each. PHOTOS is how many large ones; 200 take
 * hours on two processors.
 */
export async function measurePhotos() {
  const rounds = Math.ceil(Number(process.env.PHOTOS ?? 20) / ROUND);
  await buildLibrary();
  const program = join(root, 'gallery-lib/cli/bin.cjs');
  return withTemporaryFolder('bench-photos-', async (folder) => {
    const path = (name) => join(folder, name);
    const getCommand = (input, output, options = []) => [
      program,
      'photos',
      path(input),
      path(output),
      '--texts',
      path(`${input}.json`),
      ...options,
    ];
    // Beside the packages, which it imports.
    const script = join(root, '.generated/photos-loop.mjs');
    await mkdir(join(root, '.generated'), { recursive: true });
    await writeFile(script, loop);
    const [commands, loops] = [[], []];
    for (let round = 0; round < rounds; round++) {
      const input = `originals-${round}`;
      await writeOriginals(path(input), round * ROUND, ROUND);
      commands.push(await measure(getCommand(input, `out/${round}`)));
      loops.push(await measure([script, path(input), path(`plain/${round}`)]));
    }
    await writeSmall(path('small'), 1000);
    const options = ['--widths', '60,120,180,240,300', '--row', '16', '--formats', 'webp,jpeg'];
    const again = getCommand('small', 'small-out', options);
    await measure(again);
    const { seconds: secondRunSeconds } = await measure(again);
    const files = await Promise.all(['out', 'plain'].map((name) => filesBelow(path(name))));
    const count = rounds * ROUND;
    return {
      count,
      files: files.map((names) => names.filter((name) => /\.(avif|webp|jpg)$/.test(name)).length),
      perMinute: (count * 60) / sum(commands, 'seconds'),
      loopPerMinute: (count * 60) / sum(loops, 'seconds'),
      rate: sum(loops, 'seconds') / sum(commands, 'seconds'),
      work: sum(loops, 'work') / sum(commands, 'work'),
      megabytes: max(commands, 'megabytes'),
      loopMegabytes: max(loops, 'megabytes'),
      secondRunSeconds,
    };
  });
}
