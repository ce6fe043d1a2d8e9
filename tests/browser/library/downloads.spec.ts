/** What the button Download does with each answer of a server. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forEachCase, someOf } from '../lib/cases';
import { expect, test } from '../lib/fixtures';
import { gotoLibraryPage } from '../lib/library-page';
import { openViewer } from '../lib/viewer';

test.use({
  startsDemos: false,
  // The page is no server's, so the browser takes it for one of another network.
  permissions: ['local-network-access'],
  contextOptions: { reducedMotion: 'reduce' },
  expectedProblems: /could not be downloaded|blocked by CORS|Failed to load resource/,
});

const file =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="teal"/></svg>';

/** Headers of the files of the other origin. */
const answers: Readonly<Record<string, Record<string, string>>> = {
  '/open/lake.svg': { 'access-control-allow-origin': '*' },
  '/closed/lake.svg': {},
  '/asked/lake.svg': {},
  '/attached/lake.svg': { 'content-disposition': 'attachment' },
  '/named/17': {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'content-disposition',
    'content-disposition': 'attachment; filename="The lake.svg"',
  },
};

let server: Server;
let otherOrigin: string;

test.beforeAll(async () => {
  const answer = ({ url = '', headers: { origin } }: IncomingMessage, response: ServerResponse) => {
    const headers =
      // As storage services do.
      url === '/asked/lake.svg' && origin
        ? { 'access-control-allow-origin': origin }
        : answers[url];
    response.writeHead(headers ? 200 : 404, {
      'content-type': 'image/svg+xml',
      'cache-control': 'max-age=600',
      ...headers,
    });
    response.end(headers && file);
  };
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  otherOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => void server.close());

/** Answers of the origin of the page, by path; a redirect names a path of the other origin. */
const own: Readonly<Record<string, { redirect?: string; type?: string; status?: number }>> = {
  '/files/plain.svg': {},
  '/files/image.php?id=17': {},
  '/files/to-open': { redirect: '/open/lake.svg' },
  '/files/to-closed.svg': { redirect: '/closed/lake.svg' },
  '/files/to-attached': { redirect: '/attached/lake.svg' },
  '/files/to-named': { redirect: '/named/17' },
  '/files/missing.svg': { status: 404 },
  '/files/sign-in.svg': { type: 'text/html' },
};

test('a download never replaces the page, whatever the server answers, and its name follows the answer', async ({
  page,
}) => {
  await page.route(/\/files\//, (route) => {
    const { pathname, search } = new URL(route.request().url());
    const { redirect, type = 'image/svg+xml', status = 200 } = own[pathname + search] ?? {};
    // The picture itself is always there.
    if (route.request().resourceType() === 'image')
      return route.fulfill({ contentType: 'image/svg+xml', body: file });
    if (redirect)
      return route.fulfill({ status: 302, headers: { location: `${otherOrigin}${redirect}` } });
    return route.fulfill({ status, contentType: type, body: file });
  });
  const objectUrl = 'an object URL';
  const cases: readonly (readonly [url: string, saved: string | undefined])[] = [
    ['/files/plain.svg', 'plain.svg'],
    ['/files/image.php?id=17', 'image.svg'],
    ['/files/to-open', 'lake.svg'],
    ['/files/to-named', 'The lake.svg'],
    ['/files/to-closed.svg', undefined],
    ['/files/to-attached', undefined],
    ['/files/missing.svg', undefined],
    ['/files/sign-in.svg', undefined],
    [`${otherOrigin}/open/lake.svg`, 'lake.svg'],
    [`${otherOrigin}/asked/lake.svg`, 'lake.svg'],
    [`${otherOrigin}/closed/lake.svg`, undefined],
    [objectUrl, 'A lake.svg'],
    [`data:image/svg+xml,${file.replace(/#/g, '%23')}`, 'A lake.svg'],
    [`data:image/svg+xml;charset=utf-8;base64,${btoa(file)}`, 'A lake.svg'],
  ];
  await forEachCase(
    someOf(cases).map((given) => [given[0].slice(0, 60), given] as const),
    async ([url, saved]) => {
      await gotoLibraryPage(page);
      const img =
        url === objectUrl
          ? await page.evaluate(
              (text) => URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' })),
              file,
            )
          : url;
      await openViewer(page, {
        images: [{ id: 1, modal: { img, title: 'A lake' } }],
        current: 1,
        libConfig: {
          currentImageConfig: { downloadable: true },
          buttonsConfig: { visible: true, strategy: 'simple' },
        },
      });
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      const outcome = new Promise<string | undefined>((resolve) => {
        page.once('download', (download) => resolve(download.suggestedFilename()));
        page.once('popup', (tab) => void tab.close().then(() => resolve(undefined)));
        page.once('framenavigated', (frame) => resolve(`left for ${frame.url()}`));
      });
      await page.getByRole('button', { name: 'Download the current image' }).click();
      expect(await outcome).toBe(saved);
      page.removeAllListeners();
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    },
  );
});
