import { writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { loadTypescript } from '../../scripts/lib/load-typescript.mjs';
import { benchFolder } from './bundle.mjs';

const file = `${benchFolder}results/gestures.md`;
const toRow = (cells) => `| ${cells.join(' | ')} |`;

/** Returns every measure of the gestures as a page in Markdown. */
export async function createReport({ rounds, chromium, screen, slowdown, moves, results }) {
  const { getGestureRows } = await loadTypescript('components/performance/data/gesture-table.ts');
  const libraries = Object.keys(results.gestures);
  const table = [
    ['Measure', ...libraries],
    libraries.map(() => '---').concat('---'),
    ...getGestureRows(results.gestures, libraries[0]),
  ];
  return `# Gestures

Written by \`npm run bench -- --only=gestures\`. ${rounds > 1 ? `Medians of ${rounds} rounds` : 'One round'} in Chromium ${chromium}, with a window of ${screen.width} × ${screen.height} px and a device pixel ratio of ${screen.density}. “Better” and “worse” say how an alternative compares with ${libraries[0]}; differences up to 1 px or one frame are ties. Values without a mark are only different. Frames and work: ${moves} moves of the fingers on a processor slowed down ${slowdown} times, counted while a finger is on the screen.

${table.map(toRow).join('\n')}
`;
}

/** Writes the report to results/gestures.md. */
export async function writeReport(result) {
  const options = await resolveConfig(benchFolder);
  await writeFile(file, await format(await createReport(result), { ...options, filepath: file }));
}
