// '' or '/folder', never a trailing slash: Next and our own asset() helper both rely on it.
const basePath = (process.env.BASE_PATH ?? '').replace(/\/+$/, '');

if (basePath !== '' && !/^(\/[\w.~-]+)+$/.test(basePath)) {
  throw new Error(`BASE_PATH must be empty or look like "/folder", got "${process.env.BASE_PATH}"`);
}

/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  basePath,
  trailingSlash: true,
  images: { unoptimized: true },
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  // A fixed id keeps two exports of one commit identical to the byte.
  generateBuildId: async () => 'static',
  serverExternalPackages: ['typescript'],
  sassOptions: { fatalDeprecations: ['import', 'global-builtin', 'color-functions', 'slash-div'] },
};
