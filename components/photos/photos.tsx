'use client';
import './photos.scss';
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import type { ChosenFile, LeftOut } from '@/components/files/intake';
import type { FieldsByComponent } from '@/components/playground/fields/field';
import { request } from '@/components/site/request';
import { DropArea } from './drop-area';
import { LeftOutList } from './left-out';
import { useDrop } from './use-drop';

const Studio = lazy(() => import('./studio'));

/** Files that were chosen at once. */
export interface Batch {
  readonly files: readonly ChosenFile[];
}

export interface PhotosProps {
  /** Fields of the playground that the page sets. */
  fields: FieldsByComponent;
  /** Files of the project in the archive that do not depend on the photographs, by path. */
  project: Readonly<Record<string, string>>;
  /** URLs of photographs to try the page with. */
  examples: readonly string[];
  /** A gallery of them. */
  children: ReactNode;
}

async function fetchExamples(urls: readonly string[]): Promise<readonly ChosenFile[]> {
  const files: ChosenFile[] = [];
  for (const url of urls) {
    const name = url.replace(/^.*\/|\?.*$/g, '');
    const blob = await (await request(url)).blob();
    files.push({ path: name, file: new File([blob], name, { type: blob.type }) });
  }
  return files;
}

/**
 * Makes a gallery of photographs that the user drops, pastes or chooses. What is needed after that is fetched when there
 * are some.
 */
export function Photos({ fields, project, examples, children }: PhotosProps) {
  const [batches, setBatches] = useState<readonly Batch[]>([]);
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([]);
  const add = useCallback((files: readonly ChosenFile[]) => {
    if (files.length > 0) setBatches((before) => [...before, { files }]);
  }, []);
  const clear = useCallback((files: readonly LeftOut[]) => {
    setBatches([]);
    setLeftOut(files);
  }, []);
  const isOver = useDrop(add);
  const isEmpty = batches.length === 0;
  return (
    <div
      className="photos"
      data-state={isEmpty ? 'empty' : 'chosen'}
      data-over={isOver ? '' : undefined}
    >
      {isEmpty ? (
        <>
          {leftOut.length > 0 && (
            <div role="alert" tabIndex={-1} ref={(element) => element?.focus()}>
              <LeftOutList title="None of these files can be shown" files={leftOut} />
            </div>
          )}
          <div className="photos-empty">
            <DropArea onChoose={add} />
            <figure className="photos-sample">
              {children}
              <figcaption>
                <span>Example: photographs of this site in justified rows.</span>
                <button
                  type="button"
                  className="button button-small scripted"
                  onClick={() => void fetchExamples(examples).then(add)}
                >
                  Try it with these
                </button>
              </figcaption>
            </figure>
          </div>
        </>
      ) : (
        <Suspense fallback={<p role="status">Starting…</p>}>
          <Studio batches={batches} fields={fields} project={project} onAdd={add} onClear={clear} />
        </Suspense>
      )}
    </div>
  );
}
