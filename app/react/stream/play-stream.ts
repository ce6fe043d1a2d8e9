import type Hls from 'hls.js';

/** Plays a stream until the returned function is called. hls.js is fetched where the browser needs it. */
export function playStream(video: HTMLVideoElement, url: string, onFail: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let hls: Hls | undefined;
  async function attachHls() {
    const { default: Player } = await import('hls.js');
    if (signal.aborted) return;
    if (!Player.isSupported()) return onFail();
    // A content security policy would have to allow its worker.
    hls = new Player({ enableWorker: false });
    hls.on(Player.Events.ERROR, (_, { fatal }) => fatal && onFail());
    hls.loadSource(url);
    hls.attachMedia(video);
  }
  async function start() {
    if (video.canPlayType('application/vnd.apple.mpegurl')) video.src = url;
    else await attachHls();
    // Where it may not start by itself, its controls start it.
    video.play().catch(() => {});
  }
  start().catch(onFail);
  video.addEventListener('error', onFail, { signal });
  const pauseHidden = () => document.hidden && video.pause();
  document.addEventListener('visibilitychange', pauseHidden, { signal });
  return () => {
    controller.abort();
    hls?.destroy();
    video.removeAttribute('src');
    video.load();
  };
}
