import type { ReactNode } from 'react';
import type { ImageVideo } from '../model/video';

/** What the player gets from the gallery, because a module that both import would be one more file to fetch. */
export interface VideoCore {
  /** Returns a URL that a media element may request, else an empty text. */
  sanitize: (url: string | undefined) => string;
  prefersReducedMotion: () => boolean;
}

interface VideoFilesProps extends Pick<VideoCore, 'sanitize'> {
  video: ImageVideo;
  /** False leaves the text tracks out: browsers fetch one that is on before the video is played. */
  hasTracks: boolean;
  /** Language of the page, in which captions are on; may be empty. */
  language: string;
  /** Called when the browser can use none of the files. */
  onFail: () => void;
}

const getPrimary = (language = '') => language.toLowerCase().replace(/-.*/, '');

/** Files and text tracks of the video of a player. */
export function VideoFiles(props: VideoFilesProps): ReactNode {
  const { video, hasTracks, language, sanitize, onFail } = props;
  const { sources = [], tracks = [] } = video;
  return (
    <>
      {sources.map(({ src, type }, index) => (
        <source
          key={index}
          src={sanitize(src) || undefined}
          type={type}
          onError={index === sources.length - 1 ? onFail : undefined}
        />
      ))}
      {hasTracks &&
        tracks.map(({ src, kind = 'captions', ...track }, index) => (
          <track
            key={index}
            kind={kind}
            {...track}
            src={sanitize(src) || undefined}
            default={getPrimary(track.srcLang) === getPrimary(language)}
          />
        ))}
    </>
  );
}
