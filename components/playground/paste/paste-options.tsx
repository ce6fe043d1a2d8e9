'use client';
import { useState, type FormEvent } from 'react';
import { InlineText } from '@/components/docs/inline-text';
import { href } from '@/components/site/urls';
import type { FieldsByComponent, PlaygroundState } from '../fields/field';

interface PasteOptionsProps {
  /** Names of the libraries whose options are known. */
  libraries: readonly string[];
  fields: FieldsByComponent;
  onStart: (state: PlaygroundState) => void;
}

interface Outcome {
  readonly text: string;
  /** A sentence for each option that was not converted. */
  readonly left: readonly string[];
}

/** Converts the options of another library, which are read as data and never run. The code is fetched with the first use. */
export function PasteOptions({ libraries, fields, onStart }: PasteOptionsProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const convert = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    try {
      const { convertOptions } = await import('./convert');
      const { state, left } = convertOptions(
        String(data.get('options')),
        String(data.get('library')),
        fields,
      );
      onStart(state);
      const count = Object.keys(state.values).length;
      setOutcome({ text: `Options that now differ from the defaults: ${count}.`, left });
    } catch (error) {
      setOutcome({ text: (error as Error).message, left: [] });
    }
  };
  return (
    <details className="play-paste scripted">
      <summary>Paste your options</summary>
      <form onSubmit={(event) => void convert(event)}>
        <p>
          The object that you pass to another library, as JSON or JavaScript. It is read as data in
          your browser; code in it is not run. The tables are on the page{' '}
          <a href={href('/react/other-libraries')}>From another library</a>.
        </p>
        <label>
          Library{' '}
          <select name="library">
            {libraries.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <textarea
          name="options"
          rows={6}
          aria-label="Options"
          placeholder="{ loop: true }"
          spellCheck={false}
          translate="no"
        />
        <button type="submit" className="button button-small">
          Convert
        </button>
        <div role="status">
          {outcome && <p>{outcome.text}</p>}
          {outcome && outcome.left.length > 0 && (
            <ul>
              {outcome.left.map((sentence) => (
                <li key={sentence}>
                  <InlineText text={sentence} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </form>
    </details>
  );
}
