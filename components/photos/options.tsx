'use client';
import { useId, useState, type ReactNode } from 'react';
import { hasRowHeight, layouts, type Choices } from './code/choices';

interface RadiosProps<T extends string | number | boolean> {
  legend: string;
  choices: readonly (readonly [value: T, text: string])[];
  value: T;
  onChange: (value: T) => void;
}

/** One of a few values. */
function Radios<T extends string | number | boolean>(props: RadiosProps<T>) {
  const { legend, choices, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className="photos-option">
      <legend>{legend}</legend>
      <div className="choice">
        {choices.map(([each, text]) => (
          <label key={text}>
            <input
              type="radio"
              name={name}
              checked={each === value}
              onChange={() => onChange(each)}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const components = [
  ['plain', 'Plain gallery'],
  ['modal', 'Modal gallery'],
  ['carousel', 'Carousel'],
] as const;

const layoutTexts = layouts.map(
  (name) => [name, name.charAt(0).toUpperCase() + name.slice(1)] as const,
);

const switches = [
  [true, 'On'],
  [false, 'Off'],
] as const;

interface OptionsProps {
  choices: Choices;
  onChange: (choices: Choices) => void;
  /** URL of the playground with these options. */
  playground: string;
}

function RowHeight({ choices, onChange }: Omit<OptionsProps, 'playground'>) {
  const id = useId();
  return (
    <div className="photos-option">
      <label htmlFor={id}>{choices.layout === 'grid' ? 'Size' : 'Row height'}</label>
      <div className="photos-range">
        <input
          id={id}
          type="range"
          min={80}
          max={400}
          step={10}
          value={choices.rowHeight}
          onChange={({ target }) => onChange({ ...choices, rowHeight: Number(target.value) })}
        />
        <output htmlFor={id}>{choices.rowHeight} px</output>
      </div>
    </div>
  );
}

/** A disclosure on phones, where the options would take the first screen. */
function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="button photos-options-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        Options <span>{summary}</span>
      </button>
      <div className="photos-options" id={id} data-open={isOpen ? '' : undefined}>
        {children}
      </div>
    </>
  );
}

/** The options that show the most; all others are in the playground. */
export function Options({ choices, onChange, playground }: OptionsProps) {
  const { component, layout } = choices;
  const set = (change: Partial<Choices>) => onChange({ ...choices, ...change });
  const name = components.find(([each]) => each === component)?.[1] ?? '';
  return (
    <Disclosure summary={component === 'plain' ? `${name}, ${layout}` : name}>
      <Radios
        legend="Component"
        choices={components}
        value={component}
        onChange={(value) => set({ component: value })}
      />
      {component === 'plain' && (
        <Radios
          legend="Layout"
          choices={layoutTexts}
          value={layout}
          onChange={(value) => set({ layout: value })}
        />
      )}
      {component === 'plain' && hasRowHeight(layout) && (
        <RowHeight choices={choices} onChange={onChange} />
      )}
      {component === 'modal' && (
        <Radios
          legend="Thumbnails"
          choices={[
            [true, 'Below'],
            [false, 'None'],
          ]}
          value={choices.hasThumbnails}
          onChange={(value) => set({ hasThumbnails: value })}
        />
      )}
      {component === 'carousel' && (
        <>
          <Radios
            legend="Slides at once"
            choices={[
              [1, '1'],
              [2, '2'],
              [3, '3'],
            ]}
            value={choices.slides}
            onChange={(value) => set({ slides: value })}
          />
          <Radios
            legend="Autoplay"
            choices={switches}
            value={choices.autoPlay}
            onChange={(value) => set({ autoPlay: value })}
          />
        </>
      )}
      <a className="photos-more" href={playground}>
        All options in the playground
      </a>
    </Disclosure>
  );
}
