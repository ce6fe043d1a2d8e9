import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
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
async function writeOriginals(folder, count) {
  await mkdir(folder);
  for (let index = 0; index < count; index++) {
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

/** Preloaded into both: their largest memory, when they end. */
const report =
  "process.on('exit', () => process.stderr.write(`MAX ${process.resourceUsage().maxRSS}`));";

/** Runs a program of Node. @returns seconds, and the largest memory in MB */
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
      resolve({ seconds, megabytes: Number(/MAX (\d+)/.exec(output)[1]) / 1000 });
    });
  });
}

/**
 * The command of the package beside a plain loop over sharp: photographs of 24 megapixels with the same files, in turn,
 * and the time of a second run. PHOTOS is how many; 200 take hours on two processors.
 */
export async function measurePhotos() {
  const count = Number(process.env.PHOTOS ?? 20);
  await buildLibrary();
  const program = join(root, 'gallery-lib/cli/bin.cjs');
  return withTemporaryFolder('bench-photos-', async (folder) => {
    const path = (name) => join(folder, name);
    await writeOriginals(path('originals'), count);
    // Beside the packages, which it imports.
    const script = join(root, '.generated/photos-loop.mjs');
    await mkdir(join(root, '.generated'), { recursive: true });
    await writeFile(script, loop);
    const command = [program, 'photos', path('originals'), path('out'), '--texts', path('t.json')];
    const [first, plain] = [
      await measure(command),
      await measure([script, path('originals'), path('plain')]),
    ];
    const again = await measure(command);
    const files = await Promise.all(['out', 'plain'].map((name) => filesBelow(path(name))));
    return {
      count,
      files: files.map((names) => names.filter((name) => /\.(avif|webp|jpg)$/.test(name)).length),
      perMinute: (count * 60) / first.seconds,
      loopPerMinute: (count * 60) / plain.seconds,
      rate: plain.seconds / first.seconds,
      megabytes: first.megabytes,
      loopMegabytes: plain.megabytes,
      secondRunSeconds: again.seconds,
    };
  });
}
