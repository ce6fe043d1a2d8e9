/** Places in s at which videos were left, by the URL of their first file. */
const places = new Map<string, number>();

let playing: HTMLVideoElement | undefined;

/** Pauses a video that plays; test environments without media do not have the method. */
export function pause(video: HTMLVideoElement | null | undefined): void {
  if (video?.paused === false) video.pause();
}

/** Returns the place in s at which a video was left; 0 at its beginning and after its end. */
export function getPlace(name: string): number {
  return places.get(name) ?? 0;
}

/**
 * Follows a video: its place is kept, only one plays at a time, and none in a hidden tab or behind a modal dialog. Returns
 * a function that pauses it and ends this.
 */
export function followPlayback(
  video: HTMLVideoElement,
  name: string,
  onPlayingChange: (isPlaying: boolean) => void,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const remember = () => places.set(name, video.ended ? 0 : video.currentTime);
  const start = () => {
    if (playing !== video) pause(playing);
    playing = video;
    onPlayingChange(true);
  };
  const stop = () => {
    remember();
    onPlayingChange(false);
  };
  const hide = () => {
    if (document.hidden) pause(video);
  };
  // A modal dialog takes the focus when it opens.
  const cover = ({ target }: Event) => {
    const dialog = (target as Element).closest('dialog:modal');
    if (dialog?.contains(video) === false) pause(video);
  };
  if (getPlace(name)) video.currentTime = getPlace(name);
  video.addEventListener('play', start, { signal });
  video.addEventListener('pause', stop, { signal });
  document.addEventListener('visibilitychange', hide, { signal });
  document.addEventListener('focusin', cover, { signal });
  return () => {
    const hasPlayed = !video.paused || video.currentTime > 0;
    controller.abort();
    pause(video);
    if (hasPlayed) stop();
    if (playing === video) playing = undefined;
  };
}
