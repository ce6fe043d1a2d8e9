import type { ReactNode } from 'react';
import { sanitizeImageUrl } from '../core/url/url';
import type { ImageVideo, VideoTrack } from '../model/video';

/** Returns the URLs of the files of a video, as one text; empty without a file. */
export function getFiles({ sources }: ImageVideo): string {
  return sources?.map(({ src }) => sanitizeImageUrl(src)).join(' ') ?? '';
}

interface VideoFilesProps {
  video: ImageVideo;
  /** False leaves the text tracks out: browsers fetch one that is on before the video is played. */
  hasTracks: boolean;
  /** Language of the page, in which captions are on; may be empty. */
  language: string;
  /** Called when the browser can use none of the files. */
  onFail: () => void;
}

const toLower = (language = '') => language.toLowerCase();
const getPrimary = (language?: string) => toLower(language).replace(/-.*/, '');
/** A video may have one default among captions and subtitles. */
const getKind = ({ kind = 'captions' }: VideoTrack) => kind.replace('subtitles', 'captions');

/** Returns whether a track is on by default: one per kind, in the exact language of the page, else in another region. */
function isDefault(track: VideoTrack, tracks: readonly VideoTrack[], language: string): boolean {
  const rivals = tracks.filter(
    (each) => getKind(each) === getKind(track) && getPrimary(each.srcLang) === getPrimary(language),
  );
  const exact = rivals.find(({ srcLang }) => toLower(srcLang) === toLower(language));
  return language !== '' && (exact ?? rivals[0]) === track;
}

/** Files and text tracks of the video of a player. */
export function VideoFiles(props: VideoFilesProps): ReactNode {
  const { video, hasTracks, language, onFail } = props;
  const { sources = [], tracks = [] } = video;
  return (
    <>
      {sources.map(({ src, type }, index) => (
        <source
          key={index}
          src={sanitizeImageUrl(src) || undefined}
          type={type}
          onError={index === sources.length - 1 ? onFail : undefined}
        />
      ))}
      {hasTracks &&
        tracks.map((track, index) => (
          <track
            key={index}
            kind="captions"
            {...track}
            src={sanitizeImageUrl(track.src) || undefined}
            default={isDefault(track, tracks, language)}
          />
        ))}
    </>
  );
}
