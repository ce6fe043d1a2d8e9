/** Places in s at which videos were left, by the URLs of their files. */
const places = new Map<string, number>();

/** The videos that are followed, with the names of their places. */
const followed = new Map<HTMLVideoElement, string>();

/** Pauses a video that plays; test environments without media do not have the method. */
export function pause(video: HTMLVideoElement | null | undefined): void {
  if (video?.paused === false) video.pause();
}

/**
 * Turns the text tracks of a removed video off, because the styles of a document in Chromium keep each track that has been
 * on, and with it the video and the elements around it. A track that is still loading would be turned on again.
 */
function releaseTracks(video: HTMLVideoElement): void {
  for (const track of video.textTracks) track.mode = 'disabled';
  for (const element of video.querySelectorAll('track')) element.remove();
}

/** Returns the place in s at which a video was left; 0 at its beginning and after its end. */
export function getPlace(name: string): number {
  return places.get(name) ?? 0;
}

/**
 * Follows a video: its place is kept, for others with its name too, only one plays at a time, and none in a hidden tab or
 * behind a modal dialog. If `before` is another name, the files have changed, and the video loads them at its place. Calls
 * `onHold` with true when it begins to play and with false at its end. Returns a function that pauses it and ends this.
 */
export function followPlayback(
  video: HTMLVideoElement,
  name: string,
  before: string,
  onHold: (isHeld: boolean) => void,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const restore = (each: HTMLVideoElement) => {
    each.currentTime = getPlace(name);
  };
  const remember = () => {
    places.set(name, video.ended ? 0 : video.currentTime);
    for (const [other, itsName] of followed)
      if (other !== video && itsName === name) restore(other);
  };
  const start = () => {
    for (const other of followed.keys()) if (other !== video) pause(other);
    onHold(true);
  };
  const hide = () => {
    if (document.hidden) pause(video);
  };
  // A modal dialog takes the focus when it opens.
  const cover = ({ target }: Event) => {
    const dialog = (target as Element).closest('dialog:modal');
    if (dialog?.contains(video) === false) pause(video);
  };
  followed.set(video, name);
  if (name !== before) {
    places.set(name, getPlace(before));
    video.load();
  }
  if (getPlace(name)) restore(video);
  video.addEventListener('play', start, { signal });
  video.addEventListener('pause', remember, { signal });
  video.addEventListener('ended', () => onHold(false), { signal });
  document.addEventListener('visibilitychange', hide, { signal });
  document.addEventListener('focusin', cover, { signal });
  return () => {
    const hasPlayed = !video.paused || video.currentTime > 0;
    controller.abort();
    pause(video);
    followed.delete(video);
    if (hasPlayed) remember();
    if (!video.isConnected) releaseTracks(video);
  };
}
