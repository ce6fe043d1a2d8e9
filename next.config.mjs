import { readBasePath } from './scripts/lib/base-path.mjs';

const basePath = readBasePath();

/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  // "npm run typecheck" does it, which is a step of "npm test"; a second time would be half of each build.
  typescript: { ignoreBuildErrors: true },
  basePath,
  trailingSlash: true,
  // There is no server that could resize images: a component of next/image needs a loader of its own.
  images: { loader: 'custom', deviceSizes: [480, 800, 1200, 1600], imageSizes: [] },
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  // A fixed id keeps two exports of one commit identical to the byte.
  generateBuildId: async () => 'static',
  serverExternalPackages: ['typescript'],
  sassOptions: { fatalDeprecations: ['import', 'global-builtin', 'color-functions', 'slash-div'] },
};
