import { join } from 'node:path';

/** Both routers of Next.js with a gallery in their pages, as a static export. */
export default {
  output: 'export',
  trailingSlash: true,
  // Its parent folder has the packages.
  turbopack: { root: join(import.meta.dirname, '..') },
};
