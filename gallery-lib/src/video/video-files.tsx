import type { ReactNode } from 'react';
import type { ImageVideo } from '../model/video';

interface VideoFilesProps {
  video: ImageVideo;
  /** False leaves the text tracks out: browsers fetch one that is on before the video is played. */
  hasTracks: boolean;
  /** Language of the page, in which captions are on; may be empty. */
  language: string;
  /** Called when the browser can use none of the files. */
  onFail: () => void;
}

const getPrimary = (language: string) => language.toLowerCase().replace(/-.*/, '');

/** Files and text tracks of the video of a player. */
export function VideoFiles(props: VideoFilesProps): ReactNode {
  const { video, hasTracks, language, onFail } = props;
  const { sources, tracks = [] } = video;
  return (
    <>
      {sources.map(({ src, type }, index) => (
        <source
          key={src}
          src={src}
          type={type}
          onError={index === sources.length - 1 ? onFail : undefined}
        />
      ))}
      {hasTracks &&
        tracks.map(({ kind = 'captions', ...track }) => (
          <track
            key={track.src}
            kind={kind}
            {...track}
            default={getPrimary(track.srcLang) === getPrimary(language)}
          />
        ))}
    </>
  );
}
