import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';

/** The two exports that `npm test` builds. */
export const exports = [
  { basePath: '', folder: join(root, 'out') },
  { basePath: '/sub/path', folder: join(root, '.export-base') },
];

/** The URL path of a file; an index.html has that of its directory. */
export function urlPathOf(file, basePath) {
  const path = file.replace(/(^|\/)index\.html$/, '$1');
  return `${basePath}/${path.split('/').map(encodeURIComponent).join('/')}`;
}
