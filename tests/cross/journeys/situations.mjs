const gallery = { role: 'dialog', name: 'Modal gallery content' };
const opener = { role: 'button', name: 'Open the gallery' };
const next = { role: 'button', name: 'Next image' };
const image = (number) => ({ role: 'img', name: `Image ${number}` });

/** Runs in the page: says what was seen of the active image in each frame, until the next call. */
function watchImage() {
  const seen = new Set();
  const look = () => {
    const shown = document.querySelector('dialog .ks-current-image');
    seen.add(shown?.complete && shown.naturalWidth > 0 ? 'an image' : 'nothing');
    globalThis.frame = requestAnimationFrame(look);
  };
  globalThis.seen = seen;
  look();
}

/** The image that is shown stays until a file with another signature has been decoded. */
const renewed = {
  async run(user) {
    await user.click(opener);
    await user.waitFor(image(1));
    await user.waitForScript(
      () => document.querySelector('dialog .ks-current-image')?.naturalWidth > 0,
    );
    await user.evaluate(watchImage);
    await user.evaluate(() => window.renew());
    await user.waitForScript(() =>
      document.querySelector('dialog .ks-current-image').currentSrc.endsWith('signature=2'),
    );
    const seen = await user.evaluate(() => {
      cancelAnimationFrame(globalThis.frame);
      return [...globalThis.seen].join();
    });
    if (seen !== 'an image') throw new Error(`Seen meanwhile: ${seen}`);
  },
};

/** What is hidden is not modal, and is as before when it returns. */
const hidden = {
  async run(user) {
    await user.click(opener);
    await user.waitFor(image(1));
    await user.press('ArrowRight');
    await user.waitFor(image(2));
    await user.evaluate(() => window.hide());
    await user.waitForScript(() => !document.querySelector('dialog:modal'));
    await user.waitForScript(
      () => getComputedStyle(document.documentElement).overflowY !== 'hidden',
    );
    await user.evaluate(() => window.show());
    await user.waitForScript(
      () => document.querySelector('dialog:modal')?.contains(document.activeElement) === true,
    );
    await user.waitFor(image(2));
    await user.press('Escape');
    await user.waitForNone(gallery);
    await user.waitFor({ ...opener, focused: true });
  },
};

/** The image that is left fades, so that it is not seen through the next one. */
const transparent = {
  async run(user) {
    await user.waitFor(next);
    const opacity = await user.evaluate(async () => {
      const left = document.querySelector('.ks-slide[data-state="active"]');
      document.querySelector('button.ks-next').click();
      const frame = () => new Promise(requestAnimationFrame);
      for (let count = 0; document.getAnimations().length === 0 && count < 30; count += 1)
        await frame();
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = 0.9 * animation.effect.getComputedTiming().endTime;
      }
      return Math.min(
        ...[left, ...left.querySelectorAll('*')].map((element) =>
          Number(getComputedStyle(element).opacity),
        ),
      );
    });
    if (opacity > 0.5) throw new Error(`The image that is left has an opacity of ${opacity}.`);
  },
};

/** The image follows the pointer, also where a container is scaled. */
const scaled = {
  async run(user) {
    await user.waitFor(next);
    const moved = await user.evaluate(async () => {
      const shown = document.querySelector('.ks-slide[data-state="active"] img');
      const frame = () => new Promise(requestAnimationFrame);
      const { x, y, width, height } = shown.getBoundingClientRect();
      const start = { x: x + width / 2, y: y + height / 2 };
      const dispatch = (type, distance) =>
        shown.dispatchEvent(
          new PointerEvent(type, {
            bubbles: true,
            cancelable: true,
            isPrimary: true,
            pointerId: 100,
            pointerType: 'touch',
            buttons: type === 'pointerup' ? 0 : 1,
            clientX: start.x - distance,
            clientY: start.y,
          }),
        );
      dispatch('pointerdown', 0);
      for (const distance of [5, 20, 40, 60]) {
        dispatch('pointermove', distance);
        await frame();
        await frame();
      }
      const from = shown.getBoundingClientRect().x;
      dispatch('pointermove', 90);
      await frame();
      await frame();
      const to = shown.getBoundingClientRect().x;
      dispatch('pointercancel', 90);
      return from - to;
    });
    if (Math.abs(moved - 30) > 1)
      throw new Error(`30 px of the pointer move the image by ${moved} px.`);
  },
};

/** No step moves what is below a carousel. */
const stage = {
  async run(user) {
    await user.waitFor(next);
    const readTop = () => document.getElementById('below').getBoundingClientRect().top;
    const tops = [await user.evaluate(readTop)];
    for (const number of [2, 3, 1]) {
      await user.click(next);
      await user.waitForScript(
        (wanted) =>
          document.querySelector('.ks-slide[data-state="active"] img').alt === `Image ${wanted}`,
        number,
      );
      tops.push(await user.evaluate(readTop));
    }
    if (Math.max(...tops) - Math.min(...tops) > 0.5)
      throw new Error(`What is below moves: ${tops}`);
  },
};

/** Situations that the engines may meet in different ways, on pages of an application. */
export const situations = Object.entries({ renewed, hidden, transparent, scaled, stage }).map(
  ([name, { run }]) => ({
    name: `situation ${name}`,
    widths: [1440],
    async run(user) {
      await user.goto(`/applications/situations.html?${name}`);
      await run(user);
    },
  }),
);
