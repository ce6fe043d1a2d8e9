// Makes the sample videos of the site from the source photographs, with captions and a soft sound, a stream of one of
// them, and a sample PDF.
// The outputs are committed; run this only when a clip changes. It needs ffmpeg:
//   PHOTOGRAPHS_SOURCE=folder npm run videos
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { carouselPictures } from './images/catalogue.mjs';
import { main } from './lib/main.mjs';
import { root } from './lib/root.mjs';
import { runOrThrow } from './lib/run.mjs';
import { installPackages, onPath } from './lib/system-programs.mjs';

const sourceFolder = path.resolve(root, process.env.PHOTOGRAPHS_SOURCE ?? '../shared/photos');
const videosFolder = path.join(root, 'public/assets/videos');

const SECONDS = 6;
const FRAMES_PER_SECOND = 24;
const SIZE = { width: 720, height: 480 };
/** Size of a picture before the camera moves over it; the larger it is, the smoother is the movement. */
const CANVAS = { width: 2880, height: 1920 };
const SOUND = 'anoisesrc=color=brown:amplitude=0.5:seed=7:sample_rate=48000';
/** Slow waves, which fade in and out. */
const WAVES = `lowpass=f=700,tremolo=f=0.4:d=0.7,afade=d=0.8,afade=t=out:st=${SECONDS - 0.8}:d=0.8`;

/** `to` is where the camera ends, from 0 to 1 of the picture; captions are texts for two seconds each. */
const clips = [
  {
    name: 'mountain-lake',
    to: { x: 0.5, y: 0.35 },
    captions: {
      en: ['A calm lake below the mountains', '(soft waves)', 'Snow lies on the far slopes'],
      de: ['Ein stiller See unter den Bergen', '(leise Wellen)', 'Auf den Hängen liegt Schnee'],
    },
  },
  {
    name: 'harbour-skyline',
    to: { x: 0.9, y: 0.5 },
    captions: {
      en: ['A harbour city at dusk', '(soft waves)', 'The lights are mirrored in the water'],
      de: ['Eine Hafenstadt am Abend', '(leise Wellen)', 'Die Lichter spiegeln sich im Wasser'],
    },
  },
];

/** A slow movement of the camera from the whole picture, which is the poster, towards a place in it. */
function getMovement({ crop }, { x, y }) {
  const frames = SECONDS * FRAMES_PER_SECOND;
  const time = `(on/${frames - 1})`;
  const zoom = `1+0.4*${time}*${time}*(3-2*${time})`;
  const { left, top, width } = crop;
  return [
    `crop=${width}:${Math.round((width * 2) / 3)}:${left}:${top}`,
    `scale=${CANVAS.width}:${CANVAS.height}:flags=lanczos`,
    `zoompan=z='${zoom}':x='(iw-iw/zoom)*${x}':y='(ih-ih/zoom)*${y}':d=${frames}:s=${SIZE.width}x${SIZE.height}:fps=${FRAMES_PER_SECOND}`,
    'format=yuv420p',
  ].join(',');
}

/** Formats in the order in which browsers choose. */
const formats = {
  webm: '-c:v libvpx-vp9 -crf 37 -b:v 260k -row-mt 1 -deadline good -cpu-used 1 -c:a libopus -b:a 24k',
  mp4: '-c:v libx264 -preset veryslow -crf 27 -maxrate 320k -bufsize 640k -movflags +faststart -c:a aac -b:a 32k',
};

const ffmpeg = (args) => runOrThrow('ffmpeg', ['-loglevel', 'error', '-y', ...args]);

const inputSound = ['-f', 'lavfi', '-i', SOUND];
const bare = ['-t', String(SECONDS), '-ac', '1', '-map_metadata', '-1', '-fflags', '+bitexact'];

async function renderClip({ name, to }) {
  const picture = carouselPictures.find((each) => each.name === name);
  for (const [format, options] of Object.entries(formats)) {
    const file = path.join(videosFolder, `${name}.${format}`);
    await ffmpeg([
      ...['-i', path.join(sourceFolder, picture.source), ...inputSound],
      ...['-filter_complex', `[0:v]${getMovement(picture, to)}[v];[1:a]${WAVES}[a]`],
      ...['-map', '[v]', '-map', '[a]', ...options.split(' '), ...bare, file],
    ]);
  }
}

/** Streams of a clip in two qualities: a playlist that names both, and a playlist and a file for each. */
async function renderStream(name) {
  const file = path.join(videosFolder, `${name}.mp4`);
  const stream = `${name}-stream`;
  const qualities = ['-maxrate:v:0 320k -bufsize:v:0 640k', '-maxrate:v:1 130k -bufsize:v:1 260k'];
  const filter = `[0:v]split[large][whole];[whole]scale=${SIZE.width / 2}:${SIZE.height / 2}[small]`;
  await ffmpeg([
    ...['-i', file, '-filter_complex', filter],
    ...['-map', '[large]', '-map', '0:a', '-map', '[small]', '-map', '0:a'],
    ...'-c:v libx264 -preset veryslow -crf 28 -g 48 -sc_threshold 0 -c:a aac -b:a 32k'.split(' '),
    ...qualities.flatMap((options) => options.split(' ')),
    ...'-map_metadata -1 -fflags +bitexact -f hls -hls_time 2 -hls_playlist_type vod'.split(' '),
    ...'-hls_segment_type fmp4 -hls_flags single_file -master_pl_name'.split(' '),
    ...[`${stream}.m3u8`, '-var_stream_map', 'v:0,a:0,name:large v:1,a:1,name:small'],
    path.join(videosFolder, `${stream}-%v.m3u8`),
  ]);
}

async function writeCaptions({ name, captions }) {
  const at = (seconds) => `00:00:${String(seconds).padStart(2, '0')}.000`;
  for (const [language, texts] of Object.entries(captions)) {
    const cues = texts.map((text, index) => `${at(index * 2)} --> ${at(index * 2 + 2)}\n${text}\n`);
    await writeFile(
      path.join(videosFolder, `${name}.${language}.vtt`),
      ['WEBVTT\n', ...cues].join('\n'),
    );
  }
}

/** Returns a PDF file with one page, which a JPEG file of 800 x 533 px fills. */
function createPdf(jpeg) {
  const content = 'q 600 0 0 400 0 0 cm /I Do Q';
  const objects = [
    ['<</Type/Catalog/Pages 2 0 R>>'],
    ['<</Type/Pages/Kids[3 0 R]/Count 1>>'],
    [
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 400]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>',
    ],
    [`<</Length ${content.length}>>stream\n${content}\nendstream`],
    [
      `<</Type/XObject/Subtype/Image/Width 800/Height 533/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${jpeg.length}>>stream\n`,
      jpeg,
      '\nendstream',
    ],
  ];
  let size = 0;
  const parts = [];
  const add = (part) => {
    const bytes = Buffer.from(part);
    parts.push(bytes);
    size += bytes.length;
  };
  add('%PDF-1.4\n');
  const offsets = objects.map((object, index) => {
    const offset = size;
    for (const part of [`${index + 1} 0 obj`, ...object, 'endobj\n']) add(part);
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = size;
  const count = objects.length + 1;
  add(`xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}`);
  add(`trailer<</Size ${count}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`);
  return Buffer.concat(parts);
}

await main(import.meta.url, async () => {
  if (!onPath('ffmpeg')) await installPackages(['ffmpeg']);
  await mkdir(videosFolder, { recursive: true });
  for (const clip of clips) {
    await renderClip(clip);
    await writeCaptions(clip);
    console.log(`videos: ${clip.name}`);
  }
  await renderStream('harbour-skyline');
  console.log('videos: stream of harbour-skyline');
  const { crop, source } = carouselPictures.find(({ name }) => name === 'tea-gardens');
  const page = await sharp(path.join(sourceFolder, source))
    .extract({ ...crop, height: Math.round((crop.width * 2) / 3) })
    .resize(800)
    .jpeg({ quality: 70 })
    .toBuffer();
  await writeFile(path.join(videosFolder, 'tea-gardens.pdf'), createPdf(page));
});
