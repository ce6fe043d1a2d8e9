'use client';
import type { FlatImage } from 'ks-gallery-react';
import {
  lazy,
  Suspense,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import {
  findField,
  previewPrefix,
  type Field,
  type PlaygroundState,
  type Value,
} from '../fields/field';
import type { FieldProblem } from '../form/field-group';
import { previewFieldsOf } from '../fields/groups';
import { readLook } from '../fields/look';
import { allImages, ownImages } from '../fields/preview-fields';
import { PreviewTools } from './preview-tools';
import { usePreviewFrame, type PreviewSettings } from './use-preview-frame';
import { toConfig, toTree } from '../print/tree';
import { useInBrowser } from './use-in-browser';

const OwnPhotographs = lazy(() => import('../own-photographs'));

const noImages: readonly FlatImage[] = [];

interface PreviewFrameProps {
  state: PlaygroundState;
  fields: readonly Field[];
  onEvent: (name: string, text: string) => void;
  /** Called when the preview shows the state. */
  onShown: () => void;
  /** Called with the message of the library when it refuses the state. */
  onRefused: (message: string) => void;
}

function readSetting({ values }: PlaygroundState, fields: readonly Field[], name: string) {
  const path = previewPrefix + name;
  return values[path] ?? findField(fields, path)?.defaultValue;
}

const showsOwn = (state: PlaygroundState, fields: readonly Field[]) =>
  readSetting(state, fields, 'images') === ownImages;

function readSettings(
  state: PlaygroundState,
  fields: readonly Field[],
  own: readonly FlatImage[],
): PreviewSettings {
  const setting = (name: string) => readSetting(state, fields, name);
  const tree = toTree(state, fields, 'react');
  const images = setting('images');
  return {
    component: state.component,
    config: toConfig(tree),
    look: readLook(state.values),
    needsLayouts: tree.needsLayouts,
    images: images === allImages || images === ownImages ? undefined : Number(images),
    own: showsOwn(state, fields) && own.length > 0 ? own : undefined,
    // The choices of these fields are the values of these types.
    scheme: setting('scheme') as PreviewSettings['scheme'],
    direction: setting('direction') as PreviewSettings['direction'],
    motion: setting('motion') as PreviewSettings['motion'],
  };
}

function PreviewFrame({
  state,
  fields,
  own,
  ...listeners
}: PreviewFrameProps & { own: readonly FlatImage[] }) {
  const show = useMemo(() => readSettings(state, fields, own), [state, fields, own]);
  const { key, frameProps } = usePreviewFrame({ show, ...listeners });
  return <iframe key={key} {...frameProps} data-width={readSetting(state, fields, 'width')} />;
}

interface PosterProps {
  children: ReactNode;
  /** Called when the preview has started and the button had the focus. */
  onBlur: () => void;
}

/** Stands for the preview until any part of the page is used, which starts the scripts: the button needs none. */
function Poster({ children, onBlur }: PosterProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const leave = useEffectEvent(onBlur);
  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      if (document.activeElement === button) leave();
    };
  }, []);
  return (
    <>
      {children}
      <button type="button" className="button button-main play-start" ref={ref}>
        Start the preview
      </button>
    </>
  );
}

const yes = () => true;

interface PreviewPanelProps extends PreviewFrameProps {
  problems: readonly FieldProblem[];
  /** Shown until the preview starts. */
  poster: ReactNode;
  onChange: (path: string, value: Value | undefined) => void;
  /** Called to move the focus behind the preview. */
  onSkip: () => void;
}

/** The preview with its settings. */
export function PreviewPanel(props: PreviewPanelProps) {
  const { problems, poster, onChange, onSkip, ...frame } = props;
  const { state, fields } = frame;
  const isMounted = useInBrowser(yes);
  const [isPinned, setPinned] = useState(false);
  const [own, setOwn] = useState(noImages);
  const frameRef = useRef<HTMLDivElement>(null);
  const ownProblems = problems.filter(({ path }) => path.startsWith(previewPrefix));
  return (
    <section
      className="play-preview scripted"
      aria-labelledby="preview"
      data-pinned={isPinned ? '' : undefined}
    >
      <h2 id="preview" className="visually-hidden">
        Preview
      </h2>
      <PreviewTools fields={previewFieldsOf(fields)} values={state.values} onChange={onChange} />
      {isMounted && showsOwn(state, fields) && (
        <Suspense>
          <OwnPhotographs images={own} onChange={setOwn} />
        </Suspense>
      )}
      {ownProblems.map(({ path, message }) => (
        <p className="play-problem" role="alert" key={path}>
          {message}
        </p>
      ))}
      {/* An open modal gallery keeps the focus in the iframe until Escape closes it. */}
      <button
        type="button"
        className="visually-hidden button button-small play-skip"
        onClick={onSkip}
      >
        Skip the preview
      </button>
      <div className="play-frame" ref={frameRef} tabIndex={-1}>
        {isMounted ? (
          <PreviewFrame {...frame} own={own} />
        ) : (
          <Poster onBlur={() => frameRef.current?.focus({ preventScroll: true })}>{poster}</Poster>
        )}
      </div>
      {/* On narrow pages only, where the preview is above the options. */}
      <button
        type="button"
        className="button play-pin"
        aria-pressed={isPinned}
        onClick={() => setPinned(!isPinned)}
      >
        Keep the preview in view
      </button>
    </section>
  );
}
