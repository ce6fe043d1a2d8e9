'use client';
import {
  memo,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { getTitle } from '../core/text/caption';
import { fillLabel } from '../core/text/labels';
import { getImageLabels } from '../core/text/image-labels';
import type { ResolvedCarouselConfig } from '../core/config/resolve-carousel';
import type { Slides } from '../core/slides/slides';
import { useBeforePaint } from '../core/use-before-paint';
import { useLatest } from '../core/use-latest';
import type { CarouselClassNames } from '../model/class-names';
import type { NormalizedImage } from '../core/images/normalized-image';
import type { ImageVideo } from '../model/video';
import type { CarouselSlots } from '../model/slots';
import { joinClasses } from '../parts/join-classes';
import { plainText, renderMarkup } from '../parts/markup';
import { ResponsiveImage } from '../parts/image/responsive-image';
import { SlideFigure, type ImageStatus } from '../parts/image/slide-figure';
import { Slot } from '../parts/slot';
import { Spinner } from '../parts/image/spinner';
import { renderVideo } from '../parts/image/video-element';

interface SlideProps {
  id: string;
  image: NormalizedImage;
  index: number;
  count: number;
  active: boolean;
  /** Hides the slide from assistive technology while the next one fades in over it. */
  leaving: boolean;
  /** Which neighbour of the active slide it is, beside which a drag shows it. */
  side?: 'next' | 'previous' | 'both';
  /** Fetches the image before the slide is shown, so that it never fades in empty. */
  upcoming: boolean;
  config: ResolvedCarouselConfig;
  classNames: CarouselClassNames;
  slots: CarouselSlots;
  /** Called with the index when the image is activated; without it the image is not a button. */
  onPress?: (index: number) => void;
  slides: Slides;
  /** True for one of several slides side by side, which are all accessible. */
  isInRow: boolean;
  /** Called by the active slide with true when its image has loaded or failed, with false before, without either while its video plays. */
  onReadyChange: (isReady: boolean | undefined) => void;
  /** Called with the aspect ratio of an image that has loaded. */
  onRatio: (change: (known?: number) => number | undefined) => void;
}

/** Image with its caption. All slides are rendered; the stylesheet shows the active one. */
function SlideView(props: SlideProps): ReactNode {
  const { image, index, count, active, leaving, config, classNames, slots, onReadyChange } = props;
  const { carouselImageConfig, carouselDotsConfig, accessibilityConfig: labels } = config;
  // In the tabbed carousel pattern a slide is a tabpanel, without a role description.
  const isPanel = carouselDotsConfig.visible && !props.isInRow;
  const { description, loadingConfig } = carouselImageConfig;
  const [status, setStatus] = useState<ImageStatus>(slots.slide ? 'loaded' : 'loading');
  const [errorText, setErrorText] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const slide = useRef<HTMLDivElement>(null);
  // Before the effect of a video, which may say otherwise.
  useBeforePaint(() => {
    if (active) onReadyChange(status !== 'loading');
  }, [active, status, onReadyChange]);

  const context = { image, index, count, active };
  const imageLabels = getImageLabels(
    image,
    labels.imageAriaLabel,
    index,
    getTitle(description, context, plainText),
    props.onPress !== undefined,
    plainText,
  );
  return (
    <div
      ref={slide}
      id={props.id}
      className={joinClasses('ks-slide', classNames.slide)}
      data-state={active ? 'active' : undefined}
      data-side={props.side}
      data-ks-image={image.id}
      role={isPanel ? 'tabpanel' : 'group'}
      aria-roledescription={isPanel ? undefined : labels.slideRoleDescription}
      aria-label={fillLabel(labels.slideAriaLabel, index, count)}
      aria-hidden={leaving || undefined}
      tabIndex={-1}
      data-status={status}
    >
      <figure>
        <SlideFigure
          {...{ context, status, description, imageLabels, classNames, slots }}
          renderText={renderMarkup}
          labels={errorText ? { ...labels, imageErrorText: errorText } : labels}
          onFail={() => setStatus('failed')}
          onRetry={() => {
            // The retry button, which has focus, is about to be removed.
            slide.current?.focus({ preventScroll: true });
            setStatus(slots.slide ? 'loaded' : 'loading');
            setErrorText('');
            setAttempt(attempt + 1);
          }}
        >
          <Slot
            slot={slots.slide}
            {...context}
            defaultRender={() => (
              <SlideImage
                key={attempt}
                {...props}
                imageLabels={imageLabels}
                onStatus={(next, text) => {
                  // A poster may arrive after its video has failed. The player renders one that has arrived again.
                  if (errorText || (next === 'loading' && status === 'loaded')) return;
                  setStatus(next);
                  setErrorText(text);
                }}
              />
            )}
          />
        </SlideFigure>
      </figure>
      {active && status === 'loading' && (
        <Spinner config={loadingConfig} labels={labels} slot={slots.loading} context={context} />
      )}
    </div>
  );
}

/** Slots are often created at every render of the parent; a slide that is not shown does not render for that. */
export const Slide = memo(SlideView, (before, after) =>
  (Object.keys(after) as (keyof SlideProps)[]).every(
    (name) =>
      before[name] === after[name] ||
      (name === 'slots' && !after.active && !before.active && !after.isInRow),
  ),
);

interface SlideImageProps extends SlideProps {
  imageLabels: ReturnType<typeof getImageLabels>;
  /** Called with the text of the error, if it is not that of an image. */
  onStatus: (status: ImageStatus, errorText?: string) => void;
}

function SlideImage(props: SlideImageProps): ReactNode {
  const { image, index, count, active, leaving, upcoming, imageLabels, slots, onPress, onStatus } =
    props;
  const { video } = image;
  const latest = useLatest(() => slots.slide && onStatus('loaded'));
  // Content of the slot in its place counts as loaded.
  useEffect(() => () => void latest.current(), [latest]);
  const img = (
    <ResponsiveImage
      data={image}
      context={{ image, index, count, active }}
      {...{ slots, imageLabels }}
      className={joinClasses('ks-slide-image', props.classNames.image)}
      loading={upcoming ? 'eager' : (image.loading ?? (index === 0 ? 'eager' : 'lazy'))}
      fetchPriority={image.fetchPriority}
      // A video can be played without its poster.
      onStatusChange={(loaded, element) => {
        const { naturalWidth = 0, naturalHeight = 0 } = element ?? {};
        props.onRatio((known) => (known ?? naturalWidth / naturalHeight) || undefined);
        onStatus(loaded === undefined ? 'loading' : loaded || video ? 'loaded' : 'failed');
      }}
    />
  );
  if (video)
    return (
      <SlideVideo {...props} video={video}>
        {img}
      </SlideVideo>
    );
  if (!onPress) return img;
  return (
    <button
      type="button"
      className="ks-slide-button"
      tabIndex={leaving ? -1 : undefined}
      onClick={({ currentTarget }) => {
        // Safari does not focus a clicked button, which is how what opens now finds its opener.
        currentTarget.focus({ preventScroll: true });
        onPress(index);
      }}
    >
      {img}
    </button>
  );
}

/** What a slide passes to its video. */
export interface SlideVideoProps extends SlideImageProps {
  video: ImageVideo;
  /** The poster. */
  children: ReactElement<ComponentProps<typeof ResponsiveImage>>;
}

/** Props of a video that the user has used before the code of the player has arrived. */
export interface StartedVideoProps extends SlideVideoProps {
  element: RefObject<HTMLVideoElement | null>;
}

/** The code of the player. */
interface VideoCode {
  readonly VideoSlide: ComponentType<SlideVideoProps>;
  readonly StartedVideo: ComponentType<StartedVideoProps>;
  /** True if the user has used the controls of the browser, which stay. */
  readonly isUsed: boolean;
}

/** Video over its poster: with the controls of the browser until the code of the player has arrived. */
function SlideVideo(props: SlideVideoProps): ReactNode {
  const { video, active, imageLabels, children } = props;
  const element = useRef<HTMLVideoElement>(null);
  const [code, setCode] = useState<VideoCode>();
  useEffect(() => {
    import('./video-slide').then(
      (loaded) => setCode({ ...loaded, isUsed: loaded.isUsed(element.current) }),
      // The controls of the browser stay.
      () => undefined,
    );
  }, []);
  useEffect(() => {
    const player = element.current;
    if (!active && player?.paused === false) player.pause();
  }, [active]);
  if (code && !code.isUsed) return <code.VideoSlide {...props} />;
  return (
    <div className="ks-video">
      {children}
      {renderVideo({ video, ref: element, 'aria-label': imageLabels.alt })}
      {code && <code.StartedVideo {...props} element={element} />}
    </div>
  );
}
