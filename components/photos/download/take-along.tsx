'use client';
import { useEffect, useMemo, useState } from 'react';
import { CodeFrame } from '@/components/docs/code/code-frame';
import { Editions } from '@/components/docs/editions/editions';
import type { OwnFormat } from '@/components/files/worker/protocol';
import type { FieldsByComponent } from '@/components/playground/fields/field';
import { printBytes } from '@/gallery-lib/cli/core/amounts';
import { href } from '@/components/site/urls';
import { TEXTS_NAME } from '@/gallery-lib/cli/core/texts';
import { colourCode } from '@/components/playground/print/colour-code';
import type { AlbumPhoto } from '../album/album';
import { printTextsFile } from '../album/texts-file';
import { getAngularNote, type Choices } from '../code/choices';
import {
  planPhotos,
  printAngularOutput,
  printPhotosModule,
  printProgram,
  WIDTHS,
  type Edition,
} from '../code/output';
import { printAngularGallery, printReactGallery } from '../code/print-gallery';
import { PackingControls } from './packing-controls';
import type { Packing, PackingRequest } from './use-packing';

const formatTexts: readonly (readonly [OwnFormat, string])[] = [
  ['jpeg', 'JPEG'],
  ['webp', 'WebP'],
  ['avif', 'AVIF'],
];

const without = <T,>(list: readonly T[], value: T) => list.filter((each) => each !== value);

/** The order in which browsers shall choose. */
const best: readonly OwnFormat[] = ['avif', 'webp', 'jpeg'];

/** Widths and formats of the derived files. */
function OutputFields({ packing }: { packing: Packing }) {
  const { output, setOutput, formats, progress } = packing;
  const disabled = progress !== undefined;
  const isMissing = (format: OwnFormat) => formats !== undefined && !formats.includes(format);
  return (
    <>
      <fieldset className="photos-checks" disabled={disabled}>
        <legend>Widths in px, never enlarged</legend>
        {WIDTHS.map((width) => (
          <label key={width}>
            <input
              type="checkbox"
              checked={output.widths.includes(width)}
              onChange={({ target }) => {
                const rest = without(output.widths, width);
                const widths = target.checked ? [...rest, width].sort((a, b) => a - b) : rest;
                setOutput({ ...output, widths });
              }}
            />
            {width}
          </label>
        ))}
      </fieldset>
      <fieldset className="photos-checks" disabled={disabled}>
        <legend>Formats</legend>
        {formatTexts.map(([format, text]) => (
          <label key={format}>
            <input
              type="checkbox"
              disabled={isMissing(format)}
              checked={output.formats.includes(format)}
              onChange={({ target }) =>
                setOutput({
                  ...output,
                  formats: best.filter((each) =>
                    each === format ? target.checked : output.formats.includes(each),
                  ),
                })
              }
            />
            {text}
          </label>
        ))}
      </fieldset>
      {best.filter(isMissing).map((format) => (
        <p key={format} className="photos-note">
          This browser cannot write {format.toUpperCase()}. The command can.
        </p>
      ))}
    </>
  );
}

/** A link to a text as a file. */
function TextsLink({ photos }: { photos: readonly AlbumPhoto[] }) {
  const [url, setUrl] = useState<string>();
  const text = useMemo(() => printTextsFile(photos), [photos]);
  useEffect(() => () => URL.revokeObjectURL(url ?? ''), [url]);
  return (
    <a
      href={url ?? '#your-code'}
      download={TEXTS_NAME}
      onClick={({ currentTarget }) => {
        const made = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
        currentTarget.href = made;
        setUrl(made);
      }}
    >
      {TEXTS_NAME}
    </a>
  );
}

interface CodeProps {
  title: string;
  code: string;
}

function CodeView({ title, code }: CodeProps) {
  return <CodeFrame title={title} runs={colourCode(code.trimEnd())} />;
}

/** The module, which is long, when it is wanted. */
function ModuleView({ title, getCode }: { title: string; getCode: () => string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}: sizes, texts and placeholders</summary>
      {isOpen && <CodeView title={title} code={getCode()} />}
    </details>
  );
}

interface TakeAlongProps {
  photos: readonly AlbumPhoto[];
  choices: Choices;
  fields: FieldsByComponent;
  packing: Packing;
  request: PackingRequest;
}

/** The code with these photographs, the project, and the command that makes the same. */
export function TakeAlong({ photos, choices, fields, packing, request }: TakeAlongProps) {
  const { output, failure } = packing;
  const { edition } = request;
  const files = useMemo(() => {
    const planned = [...planPhotos(photos, output, edition).values()].flat();
    return new Set(planned.map(({ name }) => name)).size;
  }, [photos, output, edition]);
  const note = getAngularNote(choices);
  const isPossible = output.widths.length > 0 && output.formats.length > 0;
  const print = (wanted: Edition) => () =>
    isPossible ? printPhotosModule(photos, output, wanted) : '';
  const program = isPossible ? `npx ${printProgram(output, edition)}` : '';
  return (
    <section aria-labelledby="your-code">
      <h2 id="your-code">Code and download</h2>
      <div className="photos-columns">
        <div className="photos-left">
          {edition === 'react' ? (
            <p>
              A React project with your photographs. Unpack it, run <code>npm install</code>, then{' '}
              <code>npm run dev</code>.
            </p>
          ) : (
            <p>
              The files for your application with the{' '}
              <a href={href('/getting-started#installation')}>Angular package</a>. Unpack them, copy{' '}
              <code>src</code> into its folder, and render <code>&lt;app-gallery&gt;</code>.
            </p>
          )}
          <OutputFields packing={packing} />
          {edition === 'angular' && isPossible && (
            <p className="photos-note">{printAngularOutput(output)}</p>
          )}
          <PackingControls packing={packing} request={request} />
          {failure && (
            <p role="alert" className="photos-failure">
              The project was not made: {failure}.
            </p>
          )}
          <dl>
            <dt>photos/</dt>
            <dd>{files} files</dd>
            <dt>photos.ts</dt>
            <dd>sizes, texts, placeholders</dd>
            <dt>{edition === 'react' ? 'gallery.tsx' : 'gallery.component.ts'}</dt>
            <dd>the component</dd>
            <dt>photos.texts.json</dt>
            <dd>your order and texts</dd>
          </dl>
        </div>
        <div className="photos-right">
          <Editions
            react={
              <>
                <CodeView title="gallery.tsx" code={printReactGallery(choices, fields)} />
                <ModuleView title="photos.ts" getCode={print('react')} />
              </>
            }
            angular={
              <>
                <CodeView
                  title="gallery.component.ts"
                  code={printAngularGallery(choices, fields)}
                />
                {note && <p className="photos-note">{note}</p>}
                <ModuleView title="photos.ts for Angular" getCode={print('angular')} />
              </>
            }
          />
        </div>
      </div>
      <div className="photos-columns photos-same">
        <div>
          <h3>The same with the command</h3>
          <p>
            Put your photographs and <TextsLink photos={photos} /> (
            {printBytes(printTextsFile(photos).length)}) into the folder <code>originals</code>: the
            file has your order and texts.
          </p>
        </div>
        <CodeView title="Terminal" code={program} />
      </div>
    </section>
  );
}
