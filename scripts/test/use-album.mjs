import { chromium } from '@playwright/test';
import { ensureBrowser } from '../lib/browser.mjs';
import { createSite, listen } from '../lib/server/static-server.mjs';

/** Serves a built application, with a content security policy if one is given. */
export async function serveBuilt(folder, policy) {
  const site = createSite(folder);
  const server = await listen((request, response) => {
    if (policy) response.setHeader('Content-Security-Policy', policy);
    site(request, response);
  }, 4100);
  return { server, url: `http://localhost:${server.address().port}` };
}

/**
 * Opens an image of the first example in a browser, steps and closes. A message on the console is an error, and so is a
 * violation of the policy, which is one.
 */
export async function useAlbum(folder, policy) {
  const { server, url } = await serveBuilt(folder, policy);
  const browser = await chromium.launch({ executablePath: await ensureBrowser() });
  try {
    const page = await browser.newPage();
    await page.route('**/photos/**', (route) => route.abort());
    const problems = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => {
      const isExpected = /Failed to load resource/.test(message.text());
      if (/warning|error/.test(message.type()) && !isExpected) problems.push(message.text());
    });
    await page.goto(`${url}/`);
    const dialog = page.getByRole('dialog');
    const thumbnail = page.getByRole('link', { name: 'A lake' });
    // Before React has hydrated the link, it leads to the file.
    const isHydrated = (link) => Object.keys(link).some((key) => key.startsWith('__reactProps'));
    const link = await thumbnail.elementHandle();
    await page.waitForFunction(isHydrated, link);
    await thumbnail.click();
    await dialog.getByRole('figure').getByText('Image 1/2').waitFor();
    await page.keyboard.press('ArrowRight');
    await dialog.getByRole('figure').getByText('Image 2/2').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    if (problems.length > 0) throw new Error(problems.join('\n'));
  } finally {
    await browser.close();
    server.close();
  }
}
