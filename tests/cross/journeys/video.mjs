import { modal } from './modal.mjs';

const play = { role: 'button', name: /^Play the video/, within: modal.dialog };

/** Focus and captions of the video of the open gallery. */
const read = () => {
  const video = document.querySelector('dialog video');
  // WebKit shows them only to users who have set so in the system.
  const captions = [...video.querySelectorAll('track')].filter((track) => track.default);
  return {
    hasFocus: document.activeElement === video,
    languages: captions.map(({ srclang }) => srclang).join(),
  };
};

export const videoDemo = {
  name: 'video',
  async run(user) {
    const isPlayed = () => {
      const video = document.querySelector('dialog video');
      return video && !video.paused && video.currentTime > 0.3;
    };
    await user.goto('/react/video/#video-2');
    await user.waitFor(play);
    // The files are requested and played by a real press only.
    await user.click(play);
    await user.waitForScript(isPlayed);
    const playing = await user.evaluate(read);
    if (!playing.hasFocus) throw new Error('The player has not got the focus.');
    if (playing.languages !== 'en') throw new Error(`Captions are in “${playing.languages}”.`);
    await user.screenshot('playing');

    // Arrow keys belong to the player.
    await user.press('ArrowLeft');
    await user.waitFor(modal.caption(/Image 3\/5/));
    await user.waitForScript(isPlayed);

    // A press on the picture pauses and plays.
    const picture = { css: 'dialog .ks-video-picture' };
    await user.click(picture);
    await user.waitForScript(() => document.querySelector('dialog video').paused);
    await user.click(picture);
    await user.waitForScript(isPlayed);
    await user.click(modal.next);
    await user.waitFor(modal.caption(/Image 4\/5/));
    await user.click(modal.previous);
    await user.waitForScript(() => {
      const video = document.querySelector('dialog video');
      return video && video.paused && video.currentTime > 0.3;
    });
    await user.screenshot('place');
    await user.press('Escape');
    await user.waitForNone(modal.dialog);
    const sounds = await user.evaluate(
      () => [...document.querySelectorAll('video')].filter(({ paused }) => !paused).length,
    );
    if (sounds > 0) throw new Error(`${sounds} videos play after closing.`);
  },
};

/** Firefox needs hls.js for it, WebKit and Chromium do not. */
export const streamDemo = {
  name: 'stream',
  widths: [768],
  async run(user) {
    const thumbnail = { css: '.live-demo a[data-index="2"]' };
    const start = { role: 'button', name: 'Play the stream', within: modal.dialog };
    await user.goto('/react/stream/');
    await user.clickUntil(thumbnail, modal.dialog);
    await user.waitFor(start);
    await user.click(start);
    await user.waitForScript(() => {
      const video = document.querySelector('dialog video');
      return video && !video.paused && video.currentTime > 0.3;
    });
    await user.screenshot('playing');
    await user.click(modal.next);
    await user.waitForNone({ css: 'dialog video' });
    await user.click(modal.previous);
    await user.waitFor(start);
    await user.press('Escape');
    await user.waitForNone(modal.dialog);
  },
};
