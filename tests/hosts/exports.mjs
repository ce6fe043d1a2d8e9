import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';

/** The two exports of the step "Export". */
export const exports = [
  { basePath: '', folder: join(root, 'out') },
  { basePath: '/sub/path', folder: join(root, '.export-base') },
];

/** The address under which a file is published: a page under its folder's. */
export function addressOf(file, basePath) {
  const path = file.replace(/(^|\/)index\.html$/, '$1');
  return `${basePath}/${path.split('/').map(encodeURIComponent).join('/')}`;
}
