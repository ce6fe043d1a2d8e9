import type { ReactNode } from 'react';
import type { ImageVideo } from '../model/video';

interface VideoFilesProps {
  video: ImageVideo;
  /** Language of the page, in which captions are on; `undefined` before it is known. */
  language?: string;
  /** Called when the browser can use none of the files. */
  onFail?: () => void;
}

const getPrimary = (language: string) => language.toLowerCase().replace(/-.*/, '');

/** Files and text tracks of a `<video>`. A media element runs no script, whatever the scheme of a URL. */
export function VideoFiles({ video, language, onFail }: VideoFilesProps): ReactNode {
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
      {tracks.map(({ kind = 'captions', ...track }) => (
        <track
          key={track.src}
          kind={kind}
          {...track}
          default={language ? getPrimary(track.srcLang) === getPrimary(language) : undefined}
        />
      ))}
    </>
  );
}
