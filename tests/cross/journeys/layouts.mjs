const demo = '/react/layouts/';

/** Width of the galleries in px, and the numbers of columns there. */
const steps = [
  { width: 250, masonry: 2, columns: 2 },
  { width: 450, masonry: 3, columns: 3 },
  { width: 650, masonry: 4, columns: 3 },
];

/** Runs in the page: gives the galleries a width, and returns what is wrong with the boxes of their thumbnails. */
function findFaults({ width, ...counts }) {
  const faults = [];
  for (const box of document.querySelectorAll('.album-box')) {
    // The width without padding is that of the gallery.
    Object.assign(box.style, { width: `${width}px`, minWidth: 0, boxSizing: 'content-box' });
    const gallery = box.querySelector('.ks-plain-gallery');
    // It has a maximum width in narrow windows.
    if (gallery.clientWidth < width) continue;
    const type = gallery.dataset.layout;
    const area = gallery.getBoundingClientRect();
    const boxes = [...gallery.querySelectorAll('a')].map((link) => ({
      image: link.querySelector('img'),
      rect: link.getBoundingClientRect(),
    }));
    const expect = (isTrue, fault) => isTrue || faults.push(`${type}, ${width} px: ${fault}`);
    expect(boxes.length === 11, `${boxes.length} images`);
    const isMirrored = getComputedStyle(gallery).direction === 'rtl';
    const start = isMirrored ? area.right - boxes[0].rect.right : boxes[0].rect.left - area.left;
    expect(Math.abs(start) < 0.6, `the first image is ${start} px from the start`);
    for (const [index, { image, rect }] of boxes.entries()) {
      const ratio = image.getAttribute('width') / image.getAttribute('height');
      const error = Math.abs(rect.width / rect.height / ratio - 1);
      expect(error <= 0.01, `image ${index + 1} is ${rect.width} x ${rect.height}, not ${ratio}:1`);
      expect(
        rect.left > area.left - 0.6 && rect.right < area.right + 0.6,
        `image ${index + 1} is from ${rect.left} to ${rect.right} in ${area.left} to ${area.right}`,
      );
      const covered = boxes.findIndex(
        ({ rect: other }, position) =>
          position > index &&
          rect.right > other.left + 0.6 &&
          other.right > rect.left + 0.6 &&
          rect.bottom > other.top + 0.6 &&
          other.bottom > rect.top + 0.6,
      );
      expect(covered < 0, `image ${index + 1} covers image ${covered + 1}`);
    }
    const lines = Map.groupBy(boxes, ({ rect }) =>
      Math.round(type === 'justified' ? rect.top : rect.left),
    );
    if (type !== 'justified') {
      expect(lines.size === counts[type], `${lines.size} columns`);
      continue;
    }
    for (const row of [...lines.values()].slice(0, -1)) {
      const side = isMirrored ? 'left' : 'right';
      const end = row.at(-1).rect[side];
      expect(Math.abs(end - area[side]) < 1, `a row ends at ${end}, not at ${area[side]}`);
    }
  }
  return faults;
}

async function expectNoFaults(user) {
  for (const step of steps) {
    const faults = await user.evaluate(findFaults, step);
    if (faults.length > 0) throw new Error(faults.join('\n'));
  }
}

async function expectLayouts(user) {
  await user.goto(demo);
  await user.waitFor({ css: '.ks-layout' }, 3);
  await expectNoFaults(user);
  await user.expectNoSidewaysScroll();
}

/** Justified rows, masonry and columns keep the proportions of images, at every width of the gallery. */
export const photoLayouts = {
  name: 'layouts',
  async run(user) {
    await expectLayouts(user);
    await user.screenshot('layouts');
    await user.evaluate(() => document.querySelector('.album-width input').focus());
    await user.pressUntil('ArrowLeft', { css: '.album-width span', text: /: [2-9]\d %$/ });
    const faults = await user.evaluate(findFaults, steps[0]);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    await user.evaluate(() => {
      document.documentElement.dir = 'rtl';
      document.documentElement.style.fontSize = '200%';
    });
    await expectNoFaults(user);
  },
};

export const layoutsWithoutScript = {
  name: 'layouts without script',
  settings: { scripting: false },
  async run(user) {
    await expectLayouts(user);
    await user.screenshot('layouts');
  },
};

const caption = (gallery) => ({
  css: `[data-caption="${gallery}"] .ks-plain-caption`,
});

/** Runs in the page: the distances in px of the captions from their images, and of the images from each other. */
function measureCaptions(gallery) {
  const links = [...document.querySelectorAll(`[data-caption="${gallery}"] .ks-plain-thumbnail`)];
  return links.map((link) => {
    const image = link.querySelector('img').getBoundingClientRect();
    const text = link.querySelector('.ks-plain-caption').getBoundingClientRect();
    return {
      below: text.top - image.bottom,
      end: text.bottom - image.bottom,
      wider: text.width - image.width,
      opacity: Number(getComputedStyle(link.querySelector('.ks-plain-caption')).opacity),
    };
  });
}

/** Descriptions are below thumbnails, or over them on hover and focus. */
export const thumbnailCaptions = {
  name: 'thumbnail captions',
  async run(user) {
    await user.goto('/react/thumbnail-captions/');
    await user.waitFor(caption('below'), 5);
    const below = await user.evaluate(measureCaptions, 'below');
    if (!below.every((text) => text.below > -1 && text.wider < 1))
      throw new Error(`Captions below: ${JSON.stringify(below)}`);
    const over = await user.evaluate(measureCaptions, 'over');
    if (!over.every(({ end, wider }) => Math.abs(end) < 1 && Math.abs(wider) < 1))
      throw new Error(`Captions over: ${JSON.stringify(over)}`);
    await user.expectNoSidewaysScroll();
    await user.evaluate(() => document.querySelector('[data-caption="below"] a').focus());
    for (let count = 0; count < 5; count += 1) await user.press('Tab');
    await user.waitForScript(
      () => document.activeElement.closest('[data-caption="over"]') !== null,
    );
    await user.waitForScript(() => {
      const { opacity } = getComputedStyle(
        document.activeElement.querySelector('.ks-plain-caption'),
      );
      // A window that the system has not activated shows no focus.
      return opacity === '1' || !document.hasFocus();
    });
    await user.screenshot('captions');
  },
};
