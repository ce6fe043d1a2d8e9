import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import sharp from 'sharp';
import { moments } from '../moments/moments.mjs';
import { benchFolder } from './bundle.mjs';
import { patch } from './film.mjs';

/** Where the images are written. */
export const folder = `${benchFolder}results/moments/`;

const report = `${benchFolder}results/moments.md`;
const ground = '#ddd';
const gap = 8;
const line = 24;

/** Size of a frame in px. A phone that is turned needs a square. */
const cells = {
  phone: { width: 200, height: 433 },
  desktop: { width: 320, height: 200 },
  turned: { width: 280, height: 280 },
};

const getFile = (name, device) => `${name.replaceAll(' ', '-')}-${device}.webp`;

const toText = (x, y, text) =>
  `<text x="${x}" y="${y}" font-family="sans-serif" font-size="14">${text}</text>`;

/** Writes one image of a moment: the times of its frames, and below them a row of frames per library. */
export async function joinFrames({ name, device, times, rows }) {
  const cell = cells[name === 'phone turned' ? 'turned' : device];
  const getLeft = (column) => gap + column * (cell.width + gap);
  const getTop = (row) => 2 * line + row * (cell.height + line);
  const [width, height] = [getLeft(times.length), getTop(rows.length) - line + gap];
  const labels = [
    ...times.map((time, column) => toText(getLeft(column), line - 6, `${time} ms`)),
    ...rows.map(({ library }, row) => toText(gap, getTop(row) - 6, library.split(',')[0])),
  ];
  const layers = rows.flatMap(({ frames }, row) =>
    frames.map(async (frame, column) => ({
      input: await sharp(frame)
        .resize({ ...cell, fit: 'contain', background: ground })
        .toBuffer(),
      left: getLeft(column),
      top: getTop(row),
    })),
  );
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${labels.join('')}</svg>`;
  await sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([...(await Promise.all(layers)), { input: Buffer.from(text), left: 0, top: 0 }])
    .webp({ quality: 70 })
    .toFile(folder + getFile(name, device));
}

const toRow = (cellsOfRow) => `| ${cellsOfRow.join(' | ')} |`;

/** Returns the text that is kept below an image when the report is written again. */
function getNote(text, file) {
  const [, after = ''] = text.split(`(moments/${file})`);
  return after.split(/\n(?:#|!\[)/)[0].trim() || 'Not looked at yet.';
}

/** Returns the report in Markdown, with what was written below the images of the last one. */
export function createMomentReport({ chromium, rounds, levels, devices, results }, last = '') {
  const libraries = Object.keys(Object.values(results)[0]);
  const table = [
    ['Step', 'Images', ...libraries],
    ['---', '---', ...libraries.map(() => '---')],
    ...Object.entries(results).map(([step, record]) => [
      step,
      levels.join(', '),
      ...libraries.map((library) => `${record[library].lowest} to ${record[library].highest}`),
    ]),
  ];
  const images = moments.flatMap(({ name, ...moment }) => [
    `## ${name[0].toUpperCase()}${name.slice(1)}`,
    ...Object.keys(devices)
      .filter((device) => moment[device])
      .flatMap((device) => {
        const file = getFile(name, device);
        return [`![${name}, ${device}](moments/${file})`, getNote(last, file)];
      }),
  ]);
  const sizes = Object.entries(devices).map(
    ([name, { width, height }]) => `a ${name} of ${width} × ${height} px`,
  );
  return `# Moments

Written by \`npm run bench -- --only=moments\`, except the text below the images, which is written by hand and kept. Chromium ${chromium}, ${sizes.join(' and ')}. Times are those since the first touch or key. Each row is the one of ${rounds} recordings with the most frames. On a busy machine all frames are late: compare the libraries with each other.

## Brightness of a step

Lowest and highest mean brightness, from 0 to 255, of a square of ${patch} px at the centre of the window, in every frame of ${rounds} steps between two images of even brightness. Lower than both images is the background, or the gap between them; higher than both is a flash. “First”: the image was not shown before. “Slow”: it arrives 800 ms after the step.

${table.map(toRow).join('\n')}

${images.join('\n\n')}
`;
}

/** Writes the report to results/moments.md. */
export async function writeMoments(result) {
  const last = existsSync(report) ? await readFile(report, 'utf8') : '';
  const options = await resolveConfig(benchFolder);
  const text = createMomentReport(result, last);
  await writeFile(report, await format(text, { ...options, filepath: report }));
}
