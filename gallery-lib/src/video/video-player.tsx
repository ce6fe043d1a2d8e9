'use client';
import {
  cloneElement,
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { AccessibilityConfig } from '../model/options/accessibility';
import { VIDEO_LABELS } from '../model/defaults/labels/video-labels';
import type { FlatImage, GalleryImage } from '../model/image';
import type { ImageVideo } from '../model/video';
import { prefersReducedMotion } from '../core/reduced-motion';
import { getPlace, pause } from './playback';
import { usePlayback, type Playback } from './use-playback';
import { getFiles, VideoFiles } from './video-files';

const NONE: ImageVideo = { sources: [] };

type Poster = ReactElement<{ data: Pick<FlatImage, 'width'>; style?: CSSProperties }>;

interface VideoPlayerProps extends Pick<Playback, 'isActive' | 'onHold'> {
  image: Pick<GalleryImage, 'id'> & Pick<FlatImage, 'video'>;
  labels: Partial<AccessibilityConfig>;
  /** Texts of the image; the first of accessible name, alternative text and title names the player. */
  imageLabels: { readonly alt: string; readonly title: string; readonly ariaLabel?: string };
  /** Called with a text that says so when the video cannot be played. */
  onFail: (errorText: string) => void;
  /** Returns the controls of a dialog in which the gallery keeps Tab, in their order. */
  getControls?: (dialog: Element) => HTMLElement[];
  /** The poster. */
  children: Poster;
}

/** Warns in development about a video that has no file. */
function useWarning(id: number, isMissing: boolean): void {
  useEffect(() => {
    if (process.env.NODE_ENV === 'production') return;
    if (isMissing)
      console.warn(
        `Image ${id}: video.sources has no file; the first entry needs src, a URL that is neither a script nor a document. See ks-gallery-react/docs/troubleshooting.md#video-without-a-file`,
      );
  }, [id, isMissing]);
}

/** Returns the poster with the size of the video, if it has its own. */
function adaptPoster(poster: Poster, { width, height }: Partial<ImageVideo>): Poster {
  const { data, style } = poster.props;
  const size = width && height ? { width, height } : undefined;
  const ratio = size && { '--ks-width': `${width}px`, '--ks-ratio': size.width / size.height };
  return cloneElement(poster, {
    data: { ...data, ...size },
    style: style || ratio ? ({ ...style, ...ratio } as CSSProperties) : undefined,
  });
}

/** Returns whether a file may be fetched to show the frame at which the video was left. */
function canFetchFrame(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return !connection?.saveData && !prefersReducedMotion();
}

/** Poster with a button that plays the video, which then has the controls of the browser. Needs a browser. */
export function VideoPlayer(props: VideoPlayerProps): ReactNode {
  const { image, isActive, children } = props;
  const { video: given = NONE } = image;
  const [video, setVideo] = useState(given);
  const [isPlaying, setPlaying] = useState(false);
  // Changed URLs do not interrupt a video that plays.
  if (video !== given && !isPlaying) setVideo(given);
  const place = getFiles(video);
  useWarning(image.id, place === '');
  const labels = { ...VIDEO_LABELS, ...props.labels };
  const { ariaLabel, alt, title } = props.imageLabels;
  // A function, because a text may contain the characters of a pattern.
  const fill = (label = '') => label.replace('{name}', () => ariaLabel || alt || title);
  const element = useRef<HTMLVideoElement>(null);
  const [isStarted, setStarted] = useState(() => getPlace(place) > 0 && canFetchFrame());
  const [isLast, setLast] = useState(false);
  const [size, setSize] = useState<Pick<ImageVideo, 'width' | 'height'>>();
  usePlayback({ element, place, isActive, onHold: props.onHold });

  const fail = () => {
    const player = element.current;
    // Before a click, browsers report files whose types they do not know.
    if (!player?.controls) return;
    // What has focus is about to be hidden.
    const focused = player.closest('.ks-video:focus-within');
    focused?.closest<HTMLElement>('dialog, .ks-slide')?.focus({ preventScroll: true });
    // No event says that it does not play any more.
    setPlaying(false);
    props.onHold(false);
    props.onFail(labels.videoErrorText);
  };
  const toggle = () => {
    const player = element.current;
    // The press has taken the focus, which one on the controls of the browser gives to the player.
    player?.focus({ preventScroll: true });
    if (isPlaying) pause(player);
    else
      // Test environments without media return nothing.
      player?.play()?.catch(({ name }: DOMException) => {
        // Other reasons are that the user has paused it meanwhile, or has to press again.
        if (name === 'NotSupportedError') fail();
      });
  };
  const start = () => {
    const player = element.current;
    if (!player) return;
    // At once, because the button that has focus is about to be removed.
    player.hidden = false;
    player.tabIndex = 0;
    player.controls = true;
    setStarted(true);
    // No promise is rejected where all files have been refused before.
    if (place && player.networkState !== player.NETWORK_NO_SOURCE) toggle();
    else fail();
  };
  const passFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const dialog = currentTarget.closest('dialog');
    const first = dialog?.querySelector<HTMLElement>('[data-initial-focus]') ?? dialog;
    (relatedTarget === element.current ? first : element.current)?.focus();
  };
  return (
    <div className="ks-video" data-state={isPlaying ? 'playing' : isStarted ? 'started' : 'poster'}>
      {adaptPoster(children, { ...size, ...video })}
      <video
        ref={element}
        aria-label={fill(labels.videoAriaLabel)}
        hidden={!isStarted}
        controls={isStarted}
        tabIndex={isStarted ? 0 : undefined}
        preload={isStarted && !isPlaying && canFetchFrame() ? 'auto' : 'none'}
        playsInline
        loop={video.loop}
        muted={video.muted}
        onError={({ target, currentTarget }) => {
          // React passes on the event of a file, after which the browser tries the next one.
          if (target === currentTarget) fail();
        }}
        onPlay={() => {
          setStarted(true);
          setPlaying(true);
        }}
        onPause={() => setPlaying(false)}
        onLoadedMetadata={({ currentTarget: { parentElement, videoWidth, videoHeight } }) => {
          // A poster that has failed has no size of its own.
          if (!children.props.data.width && !parentElement?.querySelector('img')?.naturalWidth)
            setSize({ width: videoWidth, height: videoHeight });
        }}
        onLoadedData={({ currentTarget }) => currentTarget.toggleAttribute('data-shown', true)}
        onFocus={({ currentTarget: { parentElement } }) => {
          const dialog = parentElement?.closest('dialog');
          const last = dialog && props.getControls?.(dialog).pop();
          setLast(parentElement?.contains(last ?? null) === true);
        }}
      >
        <VideoFiles
          video={video}
          onFail={fail}
          hasTracks={isStarted}
          language={document.documentElement.lang}
        />
      </video>
      {!isStarted && (
        <button
          type="button"
          className="ks-video-play"
          aria-label={fill(labels.videoPlayAriaLabel)}
          onClick={start}
        >
          <span className="ks-icon ks-icon-play" aria-hidden="true" />
        </button>
      )}
      {isStarted && (
        // The picture without the controls: a drag on it is a gesture of the gallery, one on the controls is theirs.
        <div className="ks-video-picture" onClick={toggle} />
      )}
      {/* The browser's controls are not in the document, so only what comes after them knows that Tab has left them. */}
      {isLast && <span tabIndex={0} onFocus={passFocus} />}
    </div>
  );
}
