/** One file of a video; the browser uses the first that it can play. */
export interface VideoSource {
  /** URL of the file. */
  src: string;
  /** MIME type, for example `video/webm`; without it the browser fetches the file to find out. */
  type?: string;
}

/** Captions or another text track of a video. */
export interface VideoTrack {
  /** URL of the WebVTT file, of the same origin as the page. */
  src: string;
  /** Language, for example `en`. The track in the language of the page is on by default. */
  srcLang: string;
  /** Name in the menu of the player. */
  label: string;
  /** Kind of the track. Default: `captions`. */
  kind?: 'captions' | 'subtitles' | 'descriptions' | 'chapters';
}

/** Video of an image, which is its poster. No file of it is requested before the user plays it. */
export interface ImageVideo {
  /** The files, best first; at least one. A download saves the first. */
  sources: readonly VideoSource[];
  /** URL of another poster. Default: the image, in the format and width that the browser chooses. */
  poster?: string;
  /** Captions and other text tracks. */
  tracks?: readonly VideoTrack[];
  /** Intrinsic width in px. Default: that of the image. */
  width?: number;
  /** Intrinsic height in px. Default: that of the image. */
  height?: number;
  /** Plays again from the beginning at the end. Default: `false`. */
  loop?: boolean;
  /** Starts without sound. Default: `false`. */
  muted?: boolean;
}
