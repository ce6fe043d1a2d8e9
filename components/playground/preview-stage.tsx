'use client';
import { useMemo } from 'react';
import { findField, previewPrefix, type Field, type PlaygroundState, type Value } from './field';
import type { FieldProblem } from './field-group';
import { previewFieldsOf } from './groups';
import { PreviewTools } from './preview-tools';
import { usePreviewFrame, type PreviewSettings } from './preview/use-preview-frame';
import { toConfig, toTree } from './tree';
import { useInBrowser } from './use-in-browser';

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

function readSettings(state: PlaygroundState, fields: readonly Field[]): PreviewSettings {
  const setting = (name: string) => readSetting(state, fields, name);
  return {
    component: state.component,
    config: toConfig(toTree(state, fields, 'react')),
    images: Number(setting('images')),
    // The choices of these fields are the values of these types.
    scheme: setting('scheme') as PreviewSettings['scheme'],
    direction: setting('direction') as PreviewSettings['direction'],
    motion: setting('motion') as PreviewSettings['motion'],
  };
}

function PreviewFrame({ state, fields, ...listeners }: PreviewFrameProps) {
  const show = useMemo(() => readSettings(state, fields), [state, fields]);
  const { key, frameProps } = usePreviewFrame({ show, ...listeners });
  return <iframe key={key} {...frameProps} data-width={readSetting(state, fields, 'width')} />;
}

const yes = () => true;

interface PreviewStageProps extends PreviewFrameProps {
  problem: FieldProblem | undefined;
  onChange: (path: string, value: Value | undefined) => void;
  /** Called to move the focus behind the preview. */
  onSkip: () => void;
}

/** The preview with its settings. */
export function PreviewStage({ problem, onChange, onSkip, ...frame }: PreviewStageProps) {
  const { state, fields } = frame;
  const isMounted = useInBrowser(yes);
  const isToolProblem = problem?.path.startsWith(previewPrefix);
  return (
    <section className="play-stage scripted" aria-labelledby="preview">
      <h2 id="preview" className="visually-hidden">
        Preview
      </h2>
      <PreviewTools fields={previewFieldsOf(fields)} values={state.values} onChange={onChange} />
      {isToolProblem && (
        <p className="play-problem" role="alert">
          {problem?.message}
        </p>
      )}
      {/* An open modal gallery keeps the focus in the frame until Escape closes it. */}
      <button type="button" className="visually-hidden button" onClick={onSkip}>
        Skip the preview
      </button>
      <div className="play-frame">
        {isMounted ? (
          <PreviewFrame {...frame} />
        ) : (
          <p>The preview starts when you use this page.</p>
        )}
      </div>
    </section>
  );
}
