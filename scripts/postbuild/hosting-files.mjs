import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cachingRules } from '../lib/caching.mjs';

// Each page contains its own policy, but framing can only be forbidden by a header.
export const securityHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
};

function block(pattern, headers) {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `${pattern}\n${lines.join('\n')}\n`;
}

/** The header file that Netlify and Cloudflare Pages read. */
export function headersFile(basePath) {
  return [
    block(`${basePath}/*`, securityHeaders),
    ...cachingRules.map(({ pattern, value }) =>
      block(basePath + pattern, { 'Cache-Control': value }),
    ),
  ].join('\n');
}

export async function writeHostingFiles(folder, basePath) {
  await writeFile(join(folder, '_headers'), headersFile(basePath));
  // GitHub Pages would leave out folders whose name begins with an underscore.
  await writeFile(join(folder, '.nojekyll'), '');
}
