import assert from 'node:assert/strict';
import { chmod, mkdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { withFolders } from './command.mjs';
import {
  drawNumber,
  drawTaken,
  makers,
  makeTruncated,
  writeFiles,
  writeXmp,
} from './originals.mjs';

const names = [
  'with spaces.jpg',
  'sunset 🌅.jpg',
  'it\'s "quoted".jpg',
  '100%28.jpg',
  'a#b?.jpg',
  'Größe.jpg',
  'Ju\u0308rgen.jpg',
  'ÉTÉ/ÎLE.JPG',
  'e\u0301te\u0301/i\u0302le.jpg',
  'con/aux.jpeg',
  '日本/写真.jpg',
  'a/same.jpg',
  'b/same.jpg',
];

test('the URLs of files of any name are plain ASCII, and lead to files of their own', async () => {
  const files = Object.fromEntries(names.map((name, index) => [name, drawNumber(index)]));
  await withFolders(files, async ({ run, output }) => {
    const { code, photos, albums } = await run();
    assert.equal(code, 0);
    assert.equal(photos.length, names.length);
    const urls = photos.flatMap(({ src, srcSet, sources, thumb }) => [
      src,
      thumb.src,
      ...[srcSet, ...sources.map(({ srcset }) => srcset)]
        .flatMap((each) => each.split(', '))
        .map((each) => each.split(' ')[0]),
    ]);
    for (const url of urls) {
      assert.match(url, /^\/p(\/[a-z\d]+(-[a-z\d]+)*)+\.(jpg|webp)$/);
      assert.ok((await stat(join(output, url.slice(3)))).size > 0, url);
    }
    assert.equal(new Set(photos.map(({ src }) => src)).size, names.length);
    assert.equal(new Set(photos.map(({ id }) => id)).size, names.length);
    assert.deepEqual(
      albums.map(({ name, title, images }) => [name, title, images.length]),
      [
        ['a', 'a', 1],
        ['b', 'b', 1],
        ['con-album', 'con', 1],
        ['ete', 'ÉTÉ', 1],
        ['ete-2', 'été', 1],
        ['album', '日本', 1],
      ],
    );
  });
});

test('a name is the same composed and decomposed', async () => {
  const one = await withFolders({ 'Gru\u0308n.jpg': drawNumber(1) }, ({ run }) => run());
  const other = await withFolders({ 'Grün.jpg': drawNumber(1) }, ({ run }) => run());
  assert.deepEqual(one.photos, other.photos);
  assert.match(one.photos[0].id, /^grun-/);
});

test('what is no photograph is named, and what systems write is not', async () => {
  const files = {
    'a.jpg': drawNumber(1),
    'film.MOV': 'film',
    'raw.CR2': 'raw',
    'notes.txt': 'notes',
    'lonely.xmp': writeXmp({ alt: 'x' }),
    '.hidden.jpg': 'x',
    '.git/a.jpg': 'x',
    'Thumbs.db': 'x',
    '.DS_Store': 'x',
  };
  await withFolders(files, async ({ run }) => {
    const { code, output, photos } = await run();
    assert.equal(code, 0);
    assert.equal(photos.length, 1);
    assert.match(output, /note film\.MOV: left out, a video/);
    assert.match(output, /note raw\.CR2: left out, a raw file/);
    assert.match(output, /note notes\.txt: left out, not an image/);
    assert.match(output, /note lonely\.xmp: left out/);
    assert.doesNotMatch(output, /hidden|Thumbs|DS_Store|\.git/);
  });
});

test('damaged originals are named with the reason, and the others are written', async () => {
  const files = {
    'a.jpg': drawNumber(1),
    'truncated.jpg': makeTruncated(),
    'empty.png': '',
    'text.jpg': 'This is text.',
    'phone.heic': 'ftypheic',
    'large.png': makers['30,000 px wide'](),
    'wrong.png': makers.jpeg(),
    'z.jpg': drawNumber(2),
  };
  await withFolders(files, async ({ run, input }) => {
    const broken = await run('--limit-pixels', '1', '--exclude', 'large.png');
    assert.equal(broken.code, 1);
    assert.match(broken.output, /error truncated\.jpg is damaged: .*premature end/);
    assert.match(broken.output, /error empty\.png is empty/);
    assert.match(broken.output, /error text\.jpg is not an image/);
    assert.match(broken.output, /error phone\.heic is HEIC.*sips.*heif-convert/);
    assert.match(broken.output, /Not in the gallery: 4 files, named above/);
    assert.deepEqual(
      broken.photos.map(({ id }) => id.replace(/-\w+$/, '')),
      ['a', 'wrong', 'z'],
    );
    assert.ok(!broken.files.some((name) => /trunc|empty|text|phone|\.tmp$/.test(name)));
    for (const name of ['truncated.jpg', 'empty.png', 'text.jpg', 'phone.heic'])
      await rm(join(input, name));
    assert.equal((await run()).code, 0);
  });
});

test('an original with more pixels than the limit is named', async () => {
  const create = { width: 1100, height: 1000, channels: 3, background: '#555' };
  const large = sharp({ create }).png().toBuffer();
  await withFolders({ 'a.jpg': drawNumber(1), 'large.png': large }, async ({ run }) => {
    const { code, output, photos } = await run('--limit-pixels', '1');
    assert.equal(code, 1);
    assert.match(output, /error large\.png has more than 1 million pixels; raise --limit-pixels/);
    assert.equal(photos.length, 1);
  });
});

test('a second run encodes nothing, whatever the times of the files are', async () => {
  const files = { 'a.jpg': drawNumber(1), 'b/c.jpg': drawNumber(2) };
  await withFolders(files, async ({ run, input, output }) => {
    const first = await run();
    assert.match(first.output, /files written {2}\s*12\b/);
    const times = await Promise.all(
      first.files.map(async (name) => (await stat(join(output, name))).mtimeMs),
    );
    // A copy has another time.
    await writeFiles(input, { 'a.jpg': readFile(join(input, 'a.jpg')) });
    const second = await run();
    assert.match(second.output, /files written {2}\s*0\b/);
    assert.deepEqual(second.photos, first.photos);
    const images = first.files
      .map((name, index) => [name, index])
      .filter(([name]) => !name.endsWith('.ks-photos.json'));
    for (const [name, index] of images)
      assert.equal(
        (await stat(join(output, name))).mtimeMs,
        times[index],
        `${name} was written again`,
      );
  });
});

test('other options encode only what they change, and remove what they replace', async () => {
  await withFolders({ 'a.jpg': drawNumber(1) }, async ({ run }) => {
    await run();
    const wider = await run('--widths', '32,48', '--formats', 'webp,jpeg', '--row', '15');
    assert.match(wider.output, /files written {2}\s*2\b/);
    assert.match(wider.output, /files removed {2}\s*2\b/);
    const finer = await run(
      '--widths',
      '32,48',
      '--formats',
      'webp,jpeg',
      '--row',
      '15',
      '--quality',
      'jpeg=90',
    );
    assert.match(finer.output, /files written {2}\s*3\b/);
    assert.equal(finer.photos[0].id, wider.photos[0].id);
    assert.notEqual(finer.photos[0].src, wider.photos[0].src);
  });
});

test('what is not there or not whole is made again', async () => {
  await withFolders({ 'a.jpg': drawNumber(1) }, async ({ run, output }) => {
    const first = await run();
    await writeFile(join(output, first.photos[0].src.slice(3)), 'cut');
    await rm(join(output, first.photos[0].thumb.src.slice(3)));
    const second = await run();
    assert.match(second.output, /files written {2}\s*2\b/);
    assert.deepEqual(second.photos, first.photos);
    await writeFile(join(output, '.ks-photos.json'), '{ broken');
    assert.match((await run()).output, /files written {2}\s*6\b/);
  });
});

test('files of removed originals are removed, and files of others are not touched', async () => {
  const files = { 'a.jpg': drawNumber(1), 'old/b.jpg': drawNumber(2), 'kept/c.jpg': drawNumber(3) };
  await withFolders(files, async ({ run, input, output, folder }) => {
    const first = await run();
    const own = {
      'mine.jpg': 'mine',
      'kept/notes.txt': 'notes',
      'a-64-00000000.jpg': 'like one of them',
    };
    await writeFiles(output, own);
    await writeFile(join(folder, 'outside.jpg'), 'outside');
    // The user has replaced a derived file, and a manifest may have been edited.
    const replaced = first.files.find(
      (name) => name.startsWith('kept/c-60') && name.endsWith('.jpg'),
    );
    await writeFile(join(output, replaced), 'replaced by the user');
    const manifest = JSON.parse(await readFile(join(output, '.ks-photos.json'), 'utf8'));
    manifest.files['../../outside.jpg'] = 7;
    await writeFile(join(output, '.ks-photos.json'), JSON.stringify(manifest));
    await rm(join(input, 'old'), { recursive: true });
    await rm(join(input, 'kept'), { recursive: true });
    const { files: left } = await run();
    assert.deepEqual(
      left.filter((name) => !/^a-\w+-\w{8}\.(jpg|webp)$/.test(name) || name in own),
      [
        '.ks-photos.json',
        'a-64-00000000.jpg',
        replaced,
        'kept/notes.txt',
        'mine.jpg',
        'photos.json',
      ].sort(),
    );
    for (const [name, text] of Object.entries(own))
      assert.equal(await readFile(join(output, name), 'utf8'), text);
    assert.equal(await readFile(join(folder, 'outside.jpg'), 'utf8'), 'outside');
    await assert.rejects(stat(join(output, 'old')), 'the folder of the album is gone');
  });
});

test('an input folder without photographs changes nothing', async () => {
  await withFolders({ 'a.jpg': drawNumber(1) }, async ({ run, input }) => {
    const first = await run();
    await rm(join(input, 'a.jpg'));
    const second = await run();
    assert.equal(second.code, 2);
    assert.match(second.output, /There are no photographs in/);
    assert.deepEqual(second.files, first.files);
  });
});

test('ids stay when photographs are added, moved or renamed', async () => {
  await withFolders({ 'b.jpg': drawNumber(1), 'd.jpg': drawNumber(2) }, async ({ run, input }) => {
    const first = (await run()).photos.map(({ id }) => id);
    await writeFiles(input, { 'a.jpg': drawNumber(3), 'c.jpg': drawNumber(4) });
    await mkdir(join(input, 'album'));
    await rename(join(input, 'd.jpg'), join(input, 'album/d.jpg'));
    const second = (await run()).photos.map(({ id }) => id);
    assert.equal(second.length, 4);
    assert.deepEqual(first, [second[1], second[3]]);
  });
});

test('copies have ids of their own', async () => {
  await withFolders({ 'a.jpg': drawNumber(1), 'x/a.jpg': drawNumber(1) }, async ({ run }) => {
    const { photos, code } = await run();
    assert.equal(code, 0);
    assert.equal(photos[1].id, `${photos[0].id}-2`);
  });
});

test('the file of texts is created once, never written again, and matched by content', async () => {
  const files = { '9.jpg': drawNumber(1), '10.jpg': drawNumber(2) };
  await withFolders(files, async ({ run, input }) => {
    const path = join(input, 'photos.texts.json');
    const first = await run();
    assert.match(first.output, /Without alternative text: 2 of 2 photographs/);
    const texts = JSON.parse(await readFile(path, 'utf8'));
    assert.deepEqual(
      texts.images.map(({ file, alt }) => [file, alt]),
      [
        ['9.jpg', ''],
        ['10.jpg', ''],
      ],
    );

    texts.images[0].alt = 'A lake';
    texts.images[0].caption = 'The <b>lake</b>';
    texts.albums = { 'Le Alpi': 'The Alps' };
    const written = `  ${JSON.stringify(texts)}`;
    await writeFile(path, written);
    await mkdir(join(input, 'Le Alpi'));
    await rename(join(input, '9.jpg'), join(input, 'Le Alpi/lake.jpg'));
    await writeFiles(input, { 'new.jpg': drawNumber(3) });
    const second = await run();
    assert.equal(await readFile(path, 'utf8'), written);
    assert.deepEqual(
      second.photos.map(({ alt, caption }) => [alt, caption]),
      [
        ['', undefined],
        ['', undefined],
        ['A lake', 'The <b>lake</b>'],
      ],
    );
    assert.deepEqual(second.albums, [
      { name: 'le-alpi', title: 'The Alps', images: [second.photos[2].id] },
    ]);
    assert.match(second.output, /does not name 1 photograph; --add-texts adds what is missing/);
    assert.match(second.output, /Without alternative text: 2 of 3 photographs/);

    await run('--add-texts');
    const added = JSON.parse(await readFile(path, 'utf8'));
    assert.deepEqual(
      added.images.map(({ file, alt }) => [file, alt]),
      [
        ['Le Alpi/lake.jpg', 'A lake'],
        ['10.jpg', ''],
        ['new.jpg', ''],
      ],
    );
    assert.deepEqual(added.albums, texts.albums);
  });
});

test('a file of texts that is not valid is named, and nothing is written', async () => {
  for (const [text, message] of [
    ['{', /photos\.texts\.json: .*JSON/],
    ['[]', /photos\.texts\.json: must be an object/],
    ['{ "images": [{ "alt": "x" }] }', /"images" 1 must have "file"/],
    ['{ "order": [1] }', /"order" must be a list of paths/],
  ])
    await withFolders({ 'a.jpg': drawNumber(1), 'photos.texts.json': text }, async ({ run }) => {
      const { code, output, files } = await run();
      assert.equal(code, 2);
      assert.match(output, message);
      assert.deepEqual(files, []);
    });
});

test('an order by hand goes before the sort, and new files come after it', async () => {
  const order = ['c.jpg', 'b.jpg'];
  const files = {
    'a.jpg': drawNumber(1),
    'b.jpg': drawNumber(2),
    'c.jpg': drawNumber(3),
    'photos.texts.json': JSON.stringify({ order }),
  };
  await withFolders(files, async ({ run }) => {
    const { photos } = await run();
    assert.deepEqual(
      photos.map(({ id }) => id[0]),
      ['c', 'b', 'a'],
    );
  });
});

test('texts come from XMP beside the original, then from the original', async () => {
  const embedded = async (texts) =>
    sharp(await drawNumber(1))
      .withXmp(writeXmp(texts))
      .jpeg()
      .toBuffer();
  const files = {
    'a.jpg': embedded({ alt: 'Embedded', caption: 'A &lt; B &amp; C' }),
    'b.JPG': embedded({ alt: 'Embedded', title: 'Title' }),
    'b.xmp': writeXmp({ alt: 'Beside' }),
    'c.jpg': drawNumber(2),
    'c.jpg.xmp': writeXmp({ alt: 'Beside' }),
  };
  await withFolders(files, async ({ run, input }) => {
    const { photos, output } = await run();
    assert.deepEqual(
      photos.map(({ alt, caption }) => [alt, caption]),
      [
        ['Embedded', 'A &lt; B &amp; C'],
        ['Beside', 'Title'],
        ['Beside', undefined],
      ],
    );
    assert.doesNotMatch(output, /Without alternative|left out/);
    await writeFile(join(input, 'c.jpg.xmp'), writeXmp({ alt: 'Changed' }));
    assert.equal((await run()).photos[2].alt, 'Changed');
  });
});

test('--sort date uses the camera with its zone, then the name, never the time of the file', async () => {
  const files = {
    // 10:00 in Tokyo is before 9:00 in Greenwich.
    'z.jpg': drawTaken('2024:05:01 10:00:00', '+09:00'),
    'y.jpg': drawTaken('2024:05:01 09:00:00', '+00:00'),
    'IMG_20240430_120000.jpg': drawNumber(3),
    'b.jpg': drawNumber(4),
    'a.jpg': drawTaken('0000:00:00 00:00:00'),
  };
  await withFolders(files, async ({ run }) => {
    const { photos } = await run('--sort', 'date');
    assert.deepEqual(
      photos.map(({ id }) => id.replace(/-\w{8}$/, '')),
      ['img-20240430-120000', 'z', 'y', 'a', 'b'],
    );
  });
});

test('links do not lead out of the input folder', async () => {
  await withFolders(
    { 'a.jpg': drawNumber(1), 'album/b.jpg': drawNumber(2) },
    async ({ run, input, folder }) => {
      await writeFiles(folder, {
        'private/secret.jpg': drawNumber(3),
        'originals-2/c.jpg': drawNumber(4),
      });
      await symlink(join(folder, 'private/secret.jpg'), join(input, 'secret.jpg'));
      await symlink(join(folder, 'originals-2'), join(input, 'beside'));
      await symlink(input, join(input, 'album/again'));
      await symlink(join(input, 'nothing'), join(input, 'broken.jpg'));
      await symlink(join(input, 'a.jpg'), join(input, 'inside.jpg'));
      const { photos, output, code } = await run();
      assert.equal(code, 0);
      assert.deepEqual(
        photos.map(({ id }) => id.replace(/-\w{8}$/, '')),
        ['a', 'inside', 'b'],
      );
      assert.match(output, /secret\.jpg: left out, a link that leads out/);
      assert.match(output, /beside: left out, a link that leads out/);
      assert.match(output, /album\/again: left out, a link/);
      assert.match(output, /broken\.jpg: left out, a link to a missing file/);
    },
  );
});

test('--include and --exclude take globs', async () => {
  const files = Object.fromEntries(
    ['a.jpg', 'b.png', 'x/c.jpg', 'x/private/d.jpg'].map((name, index) => [
      name,
      drawNumber(index),
    ]),
  );
  await withFolders(files, async ({ run }) => {
    const found = async (...args) => (await run(...args)).photos.map(({ id }) => id[0]).join('');
    assert.equal(await found('--include', '*.jpg'), 'acd');
    assert.equal(await found('--exclude', 'private'), 'abc');
    assert.equal(await found('--include', 'x/**', '--exclude', '**/private/**'), 'c');
    assert.equal(await found('--include', 'a.jpg', '--include', '*.{png,gif}'), 'ab');
  });
});

test('a module that the command has not written is not overwritten', async () => {
  await withFolders({ 'a.jpg': drawNumber(1) }, async ({ run, output, folder }) => {
    await writeFiles(folder, { 'src/photos.ts': 'export const mine = 1;\n' });
    const file = join(folder, 'src/photos.ts');
    const refused = await run('--format', 'ts', '--module', file);
    assert.equal(refused.code, 2);
    assert.match(refused.output, /is there and was not written by this command/);
    assert.equal(await readFile(file, 'utf8'), 'export const mine = 1;\n');
    assert.deepEqual(refused.files, []);
    await rm(file);
    assert.equal((await run('--format', 'ts', '--module', file)).code, 0);
    assert.equal((await run('--format', 'ts', '--module', file)).code, 0);
    await assert.rejects(stat(join(output, 'photos.ts')));
  });
});

test('--dry-run writes nothing', async () => {
  await withFolders({ 'a.jpg': drawNumber(1) }, async ({ run, input }) => {
    const { code, output, files } = await run('--dry-run');
    assert.equal(code, 0);
    assert.match(output, /files to write {2}\s*6\b/);
    assert.match(output, /would write .*photos\.json/);
    assert.match(output, /would write .*photos\.texts\.json/);
    assert.deepEqual(files, []);
    await assert.rejects(stat(join(input, 'photos.texts.json')));
  });
});

test('an original and an output that may not be read or written are named', async (t) => {
  if (process.getuid?.() === 0) return t.skip('root may read and write everything');
  await withFolders(
    { 'a.jpg': drawNumber(1), 'b.jpg': drawNumber(2) },
    async ({ run, input, output }) => {
      await chmod(join(input, 'b.jpg'), 0);
      const first = await run();
      assert.equal(first.code, 1);
      assert.match(first.output, /error b\.jpg cannot be read: permission denied/);
      await chmod(output, 0o555);
      const second = await run('--quality', 'jpeg=50');
      assert.match(second.output, /cannot be written: permission denied/);
      await chmod(output, 0o755);
    },
  );
});
