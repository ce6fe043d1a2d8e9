import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { getKind } from '@/gallery-lib/cli/core/kinds';
import { planFiles } from '@/gallery-lib/cli/core/plan-files';
import { DEFAULT_SETTINGS } from '@/gallery-lib/cli/core/settings';
import type { TextsFile } from '@/gallery-lib/cli/core/texts';
import type { Locator, Page } from '@playwright/test';
import { boxOf, expect, expectAccessible, holdRequests, test } from '../lib/fixtures';

const path = './react/photos/';

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const altXmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"><Iptc4xmpCore:AltTextAccessibility><rdf:Alt><rdf:li xml:lang="x-default">A red wall</rdf:li></rdf:Alt></Iptc4xmpCore:AltTextAccessibility></rdf:Description></rdf:RDF></x:xmpmeta>`;

const paint = (
  background: string,
  [width, height]: readonly [number, number],
  channels: 3 | 4 = 3,
) => sharp({ create: { width, height, channels, background } });

const file = (name: string, buffer: Buffer, mimeType = 'image/jpeg'): ChosenFile => ({
  name,
  mimeType,
  buffer,
});

/** A photograph that is turned, with an alternative text and a place. */
const createTurned = async () =>
  file(
    'IMG_9.jpg',
    await paint('#a33', [600, 400])
      .jpeg()
      .withXmp(altXmp)
      .withExif({
        IFD0: { Model: 'Camera' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 0/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer(),
  );

const createPlain = async (name: string, background: string, size: readonly [number, number]) =>
  file(name, await paint(background, size).jpeg().toBuffer());

const createTransparent = async () =>
  file('sign.png', await paint('#00f8', [300, 300], 4).png().toBuffer(), 'image/png');

const handles = (page: Page) => page.getByRole('button', { name: /^Move / });

const getOrder = (page: Page) =>
  handles(page).evaluateAll((all) =>
    all.map((each) => /^Move (.*), position/.exec(each.getAttribute('aria-label') ?? '')?.[1]),
  );

const chooser = (page: Page): Locator => page.getByLabel(/^(Choose|Add) photographs/);

async function choose(page: Page, files: ChosenFile[]): Promise<void> {
  await chooser(page).setInputFiles(files);
  await expect(page.getByRole('heading', { name: 'Order and texts' })).toBeVisible();
}

const notice = (page: Page) => page.locator('body > [role=status]');

test('a folder of photographs becomes a gallery with texts, and what is no photograph is named', async ({
  page,
}) => {
  const whole = await createPlain('IMG_10.jpg', '#3a3', [900, 600]);
  const damaged = file('IMG_11.jpg', whole.buffer.subarray(0, whole.buffer.length - 60));
  const heic = file('IMG_12.heic', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0'), 'image/heic');
  await page.goto(path);
  await expect(page.getByText('Nothing is uploaded.')).toBeVisible();
  await choose(page, [
    whole,
    await createTurned(),
    await createTransparent(),
    damaged,
    heic,
    file('empty.jpg', Buffer.alloc(0)),
    file('notes.txt', Buffer.from('Notes'), 'text/plain'),
  ]);

  await expect(page.getByRole('link', { name: 'Gallery', exact: true })).toBeFocused();
  await test.step('in the order of names, upright, and with the text of the file', async () => {
    expect(await getOrder(page)).toEqual(['IMG_9.jpg', 'IMG_10.jpg', 'sign.png']);
    await expect(page.getByText('400 × 600')).toBeVisible();
    await expect(page.getByLabel('Alternative text of IMG_9.jpg')).toHaveValue('A red wall');
    await expect(page.getByText('2 of 3 photographs have no alternative text.')).toBeVisible();
  });

  await test.step('with the reason of each file that was left out', async () => {
    await page.getByRole('button', { name: '4 files left out' }).click();
    await expect(page.locator('#left-out li')).toHaveText([
      'notes.txt is not an image.',
      /^empty.jpg is empty\.$/,
      /^IMG_11.jpg is damaged: the file ends too early/,
      /^IMG_12.heic is HEIC, which this browser cannot decode/,
    ]);
  });

  await test.step('in each component', async () => {
    await page
      .locator('.photos-gallery .ks-plain-gallery a, .photos-gallery .ks-plain-gallery button')
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: 'Carousel' }).check();
    await expect(page.locator('.photos-gallery .ks-carousel')).toBeVisible();
    await page.getByRole('radio', { name: 'Modal gallery' }).check();
    await expect(
      page
        .frameLocator('iframe')
        .getByRole('dialog')
        .getByRole('img', { name: 'A red wall' })
        .first(),
    ).toBeVisible();
    await page.getByRole('radio', { name: 'Plain gallery' }).check();
  });

  await test.step('whose parts are below the line that stays', async () => {
    await page.getByRole('link', { name: /^Order and texts/ }).click();
    const heading = await boxOf(page.getByRole('heading', { name: 'Order and texts' }));
    const line = await boxOf(page.locator('.photos-line'));
    const gap = heading.y - line.y - line.height;
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(40);
  });

  await test.step('with texts that are written, and asked for before they are lost', async () => {
    const field = page.getByLabel('Alternative text of IMG_10.jpg');
    await field.fill('A green wall');
    await field.press('Enter');
    await expect(page.getByLabel('Alternative text of sign.png')).toBeFocused();
    await expect(page.getByText('1 of 3 photographs has no alternative text.')).toBeVisible();
    await page.getByRole('radio', { name: 'Without text' }).check();
    expect(await getOrder(page)).toEqual(['sign.png']);
    const [dialog] = await Promise.all([
      page.waitForEvent('dialog'),
      page.close({ runBeforeUnload: true }),
    ]);
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
  });
  // Where the line that stays covers nothing.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
});

test('photographs are ordered by keys and by the pointer, removed and returned', async ({
  page,
}) => {
  await page.goto(path);
  const names = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'];
  await choose(
    page,
    await Promise.all(names.map((name, index) => createPlain(name, '#357', [300 + index, 200]))),
  );
  const handle = (name: string) => page.getByRole('button', { name: new RegExp(`^Move ${name}`) });

  await test.step('picked up, moved and dropped by keys', async () => {
    await handle('a.jpg').focus();
    await page.keyboard.press('Space');
    await expect(handle('a.jpg')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(notice(page)).toHaveText('Position 2 of 4.');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    expect(await getOrder(page)).toEqual(['b.jpg', 'c.jpg', 'd.jpg', 'a.jpg']);
    await expect(handle('a.jpg')).toBeFocused();
    await expect(notice(page)).toHaveText('Dropped at position 4.');
  });

  await test.step('cancelled by Escape', async () => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Home');
    expect(await getOrder(page)).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']);
    await page.keyboard.press('Escape');
    expect(await getOrder(page)).toEqual(['b.jpg', 'c.jpg', 'd.jpg', 'a.jpg']);
  });

  await test.step('by the pointer', async () => {
    await handle('b.jpg').scrollIntoViewIfNeeded();
    await handle('b.jpg').hover();
    await page.mouse.down();
    await handle('c.jpg').hover();
    await page.mouse.up();
    expect(await getOrder(page)).toEqual(['c.jpg', 'b.jpg', 'd.jpg', 'a.jpg']);
  });

  await test.step('removed, and returned by Undo', async () => {
    await page.getByRole('button', { name: 'Remove c.jpg' }).click();
    await expect(handle('b.jpg')).toBeFocused();
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.click();
    await undo.click();
    await undo.click();
    expect(await getOrder(page)).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']);
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('by a pointer that rests at the edge of the window, which scrolls', async () => {
    await handle('a.jpg').evaluate((element) =>
      element.scrollIntoView({ block: 'end', behavior: 'instant' }),
    );
    const { x, y, width, height } = await boxOf(handle('a.jpg'));
    await page.mouse.move(x + width / 2, y + height - 20);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + height - 10);
    await expect.poll(() => getOrder(page)).toEqual(['b.jpg', 'c.jpg', 'a.jpg', 'd.jpg']);
    await page.mouse.up();
  });
});

/** Fires an event with a file at the page, as the browser does. */
const paste = (page: Page, { name, mimeType, buffer }: ChosenFile) =>
  page.evaluate(
    ([fileName, type, base64]) => {
      const clipboardData = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      clipboardData.items.add(new File([bytes], fileName, { type }));
      document.body.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }));
    },
    [name, mimeType, buffer.toString('base64')] as const,
  );

/** Drops files and folders on the page from another window. */
async function drop(page: Page, files: string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: 300, y: 300, data });
}

async function writeFiles(folder: string, files: Readonly<Record<string, Buffer>>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

test('a folder is dropped anywhere on the page, and reading is cancelled and continued', async ({
  page,
}, info) => {
  const release = await holdRequests(page, '**/scripts/photos.js');
  await page.goto(path);
  await page.waitForSelector('html[data-demo=ready]');
  const { buffer } = await createPlain('', '#357', [300, 200]);
  const folder = info.outputPath('Summer');
  const coast = 'Ku\u0308ste';
  await writeFiles(folder, {
    'IMG_10.jpg': buffer,
    'IMG_9 🐻.JPG': buffer,
    [`${coast}/${coast} %28.jpg`]: buffer,
    [`${coast}/Tag 10/a.jpg`]: buffer,
    [`${coast}/Tag 9/a.jpg`]: buffer,
    [`${coast}/cut.jpg`]: buffer.subarray(0, buffer.length - 60),
    'film.mov': Buffer.from('film'),
    '.hidden.jpg': buffer,
  });
  await drop(page, [folder]);
  await expect(page.getByText('0 of 6')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  const more = page.getByRole('button', { name: 'Continue with 6 files' });
  await expect(more).toBeVisible();
  release();
  await more.click();

  await test.step('in the order of names, with folders as albums', async () => {
    await expect(handles(page)).toHaveCount(5);
    expect(await getOrder(page)).toEqual([
      'IMG_9 🐻.JPG',
      'IMG_10.jpg',
      'Küste %28.jpg',
      'a.jpg',
      'a.jpg',
    ]);
    await page.getByText('photos.ts: sizes').click();
    await expect(page.getByRole('region', { name: 'photos.ts', exact: true })).toContainText(
      /'Küste', images: pick\(2\).*'Tag 9', images: pick\(3\).*'Tag 10', images: pick\(4\)/s,
    );
  });
  await page.getByRole('button', { name: '2 files left out' }).click();
  await expect(page.locator('#left-out li')).toContainText(['film.mov', 'Küste/cut.jpg']);

  await paste(page, await createPlain('image.png', '#375', [300, 200]));
  await expect(handles(page)).toHaveCount(6);
  await test.step('the folder itself is an album once there is a photograph beside it', async () => {
    await page.getByText('photos.ts: sizes').click();
    await expect(page.getByRole('region', { name: 'photos.ts', exact: true })).toContainText(
      /'summer', title: 'Summer', images: pick\(1, 2\).*'summer-kuste', title: 'Küste'/s,
    );
  });

  await page.getByRole('button', { name: 'Start over' }).click();
  await drop(page, [join(folder, 'film.mov')]);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('film.mov is a video.');
  await expect(chooser(page)).toBeVisible();
});

test('the project has the files, names and module of the command', async ({ page }) => {
  const turned = await createTurned();
  const transparent = await createTransparent();
  const large = await createPlain('Ünter wegs.jpg', '#357', [2000, 1000]);
  const release = await holdRequests(page, '**/package/*.tgz');
  await page.goto(path);
  await choose(page, [turned, transparent, large]);
  const download = page.getByRole('button', { name: /^Download project/ }).first();

  await test.step('cancelled', async () => {
    await download.click();
    await expect(page.getByText(/^\d+ of 16 files/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).first().click();
    await expect(download).toBeVisible();
    release();
  });

  const [saved] = await Promise.all([page.waitForEvent('download'), download.click()]);
  const files = unzipSync(readFileSync(await saved.path()));
  const read = (name: string) => strFromU8(files[`photo-gallery/${name}`]!);

  await test.step('files with the names of the command, without metadata', async () => {
    const settings = { ...DEFAULT_SETTINGS, formats: ['webp' as const, 'jpeg' as const] };
    const hash = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
    const facts = [
      [turned, { width: 400, height: 600 }],
      [transparent, { width: 300, height: 300, transparent: true, lossless: true }],
      [large, { width: 2000, height: 1000 }],
    ] as const;
    const planned = facts.flatMap(([{ name, buffer }, known]) =>
      planFiles({ path: name, content: hash(buffer) }, known, settings, hash),
    );
    const images = Object.keys(files).filter((name) => name.includes('/public/photos/'));
    expect(images.map((name) => name.replace(/^.*\//, '')).sort()).toEqual(
      planned.map(({ name }) => name).sort(),
    );
    for (const { name, width, height, format } of planned) {
      const metadata = await sharp(files[`photo-gallery/public/photos/${name}`]).metadata();
      expect([metadata.width, metadata.height, metadata.format]).toEqual([width, height, format]);
      expect([metadata.exif, metadata.xmp, metadata.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    }
  });

  await test.step('a project with the module, the component and the library', () => {
    expect(read('src/photos.ts')).toContain("alt: 'A red wall'");
    expect(read('src/photos.ts')).toContain("src: '/photos/unter-wegs-2000-");
    expect(read('src/gallery.tsx')).toContain("type: 'justified'");
    expect(read('package.json')).toContain('"ks-gallery-react": "file:./ks-gallery-react-');
    expect(Object.keys(files).filter((name) => name.endsWith('.tgz'))).toHaveLength(1);
    const texts = JSON.parse(read('photos.texts.json')) as TextsFile;
    expect(texts.order).toEqual(['IMG_9.jpg', 'sign.png', 'Ünter wegs.jpg']);
    expect(texts.order?.map(getKind)).toEqual(['image', 'image', 'image']);
  });
});

test('the page explains the command without scripts @no-script', async ({ page }) => {
  await page.goto(path);
  await expect(page.locator('.photos-drop noscript p')).toBeVisible();
  await expect(chooser(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Try it with these' })).toBeHidden();
  await expect(page.getByText('npx ks-gallery-react photos originals').first()).toBeVisible();
  const links = page.locator('.photos-sample .ks-plain-gallery a');
  await expect(links).toHaveCount(11);
});

test('the playground shows photographs of the user, and asks for them again after a reload', async ({
  page,
}) => {
  await page.goto('./playground/#plain');
  await page.getByLabel('Images', { exact: true }).selectOption('your photographs');
  const button = page.getByLabel('Choose photographs');
  await button.setInputFiles([await createPlain('own.jpg', '#357', [300, 200])]);
  await expect(page.getByText('1 of your photographs, nothing is uploaded.')).toBeVisible();
  const images = page.frameLocator('iframe').getByRole('img');
  await expect(images).toHaveCount(1);
  await expect(images).toHaveAttribute('src', /^blob:/);
  await expect(page).toHaveURL(/your\+photographs/);
  await page.reload();
  await expect(page.getByText(/also again after a reload/)).toBeVisible();
});

test('the page is tried with photographs of the site, which a phone shows where the button was @all', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await page.getByRole('button', { name: 'Try it with these' }).click();
  await expect(handles(page)).toHaveCount(11);
  await expect(handles(page).first()).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Gallery', exact: true })).toBeFocused();
});
