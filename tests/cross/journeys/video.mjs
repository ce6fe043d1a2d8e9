import { modal } from './modal.mjs';

const link = (more) => ({ css: '.ks-plain-thumbnail', ...more });
const play = { role: 'button', name: /^Play the video/, within: modal.dialog };

/** State of the video of the open gallery. */
const read = () => {
  const video = document.querySelector('dialog video');
  if (!video) return undefined;
  const { paused, currentTime, error } = video;
  const captions = [...video.textTracks].filter(({ mode }) => mode === 'showing');
  return {
    isPlaying: !paused && currentTime > 0.3,
    paused,
    time: currentTime,
    hasFocus: document.activeElement === video,
    languages: captions.map(({ language }) => language).join(),
    error: error?.message,
  };
};

export const videoDemo = {
  name: 'video',
  async run(user) {
    const expectState = (test) => user.waitForScript(test);
    await user.goto('/react/video/');
    await user.clickUntil(link(), modal.dialog);
    await user.waitFor(play);
    // The files are requested and played by a real press only.
    await user.click(play);
    await expectState(() => {
      const video = document.querySelector('dialog video');
      return video && !video.paused && video.currentTime > 0.3;
    });
    const playing = await user.evaluate(read);
    if (!playing.hasFocus) throw new Error('The player has not got the focus.');
    if (playing.languages !== 'en') throw new Error(`Captions are in “${playing.languages}”.`);
    await user.screenshot('playing');

    // Arrow keys belong to the player.
    await user.press('ArrowRight');
    await user.waitForNone(play);
    await user.click(modal.next);
    await user.waitFor(modal.caption(/Image 2\/5/));
    await user.click(modal.previous);
    await expectState(() => {
      const video = document.querySelector('dialog video');
      return video && video.paused && video.currentTime > 0.3;
    });
    await user.screenshot('place');
    await user.back();
    await user.waitForNone(modal.dialog);
    const sounds = await user.evaluate(
      () => [...document.querySelectorAll('video')].filter(({ paused }) => !paused).length,
    );
    if (sounds > 0) throw new Error(`${sounds} videos play after closing.`);
  },
};
