'use client';
import { CodeFrame } from '@/components/docs/code/code-frame';
import { Editions } from '@/components/docs/editions/editions';
import { formatKilobytes } from '@/components/site/format';
import { href } from '@/components/site/urls';
import { colourCode } from './print/colour-code';
import { EventLog, type LoggedEvent } from './preview/event-log';
import type { Field, PlaygroundState } from './fields/field';
import type { GalleryEvent } from './fields/gallery-event';
import { printAngular } from './print/print-angular';
import { printCss } from './print/print-css';
import { printHandlers } from './print/print-handlers';
import { printReact } from './print/print-react';
import { toTree } from './print/tree';
import type { ComponentSizes } from './sizes';

interface CodeViewProps {
  title: string;
  code: string;
}

/** Code that is written in the browser, in the frame of the other code of the site. */
function CodeView({ title, code }: CodeViewProps) {
  return <CodeFrame title={title} runs={colourCode(code.trimEnd())} />;
}

/** Where the focus goes behind the preview. */
export const outputId = 'output';

interface OutputProps {
  /** The last state that the library has accepted. */
  state: PlaygroundState;
  fields: readonly Field[];
  sizes: ComponentSizes;
  /** The events of the component. */
  events: readonly GalleryEvent[];
  log: readonly LoggedEvent[];
  onClear: () => void;
}

/** What the component costs, the code of the state, and its events with the code that handles them. */
export function Output({ state, fields, sizes, events, log, onClear }: OutputProps) {
  const { needsLayouts } = toTree(state, fields, 'react');
  const size = sizes[needsLayouts ? 'layouts' : state.component];
  const css = printCss(state);
  const happened = events.filter(({ name }) => log.some((event) => event.name === name));
  return (
    <div className="play-output scripted" id={outputId} tabIndex={-1}>
      <section aria-labelledby="code">
        <h2 id="code" className="visually-hidden">
          Code
        </h2>
        <Editions
          react={
            <>
              <CodeView title="gallery.tsx" code={printReact(state, fields)} />
              {css && <CodeView title="gallery.css" code={css} />}
            </>
          }
          angular={
            <>
              <CodeView title="gallery.component.ts" code={printAngular(state, fields)} />
              <p className="play-note">
                The code sets what the Angular package has another default for.{' '}
                <a href={href('/react/differences')}>All differences</a>
              </p>
            </>
          }
        />
      </section>
      <p className="play-note">
        {formatKilobytes(size.first)} of compressed JavaScript and CSS for the first load
        {size.whole > size.first && `, ${formatKilobytes(size.whole)} with what is fetched later`},
        without React.
      </p>
      <EventLog events={log} onClear={onClear}>
        {happened.length > 0 && (
          <Editions
            react={
              <CodeView
                title="Handlers of these events in React"
                code={printHandlers(state.component, happened, 'react')}
              />
            }
            angular={
              <CodeView
                title="Handlers of these events in Angular"
                code={printHandlers(state.component, happened, 'angular')}
              />
            }
          />
        )}
      </EventLog>
    </div>
  );
}
