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
  serverExternalPackages: ['sass', 'typescript'],
  turbopack: {
    // Demos import the stylesheets as applications do; on the site they are in cascade layers.
    resolveAlias: {
      'ks-gallery-react/styles.css': './styles/gallery/index.scss',
      'ks-gallery-react/info/styles.css': './styles/gallery/info.scss',
      'ks-gallery-react/layouts/styles.css': './styles/gallery/layouts.scss',
      'ks-gallery-react/video/styles.css': './styles/gallery/video.scss',
    },
  },
  sassOptions: { fatalDeprecations: ['import', 'global-builtin', 'color-functions', 'slash-div'] },
};
