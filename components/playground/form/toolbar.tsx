'use client';
import { useEffect, useRef, type ReactNode } from 'react';
import {
  componentNames,
  componentTitles,
  type ComponentName,
  type PlaygroundState,
} from '../fields/field';

/** A demo from which the user can start. */
export interface PresetOption extends PlaygroundState {
  readonly label: string;
}

interface ComponentChoiceProps {
  component: ComponentName;
  onChoose: (component: ComponentName) => void;
}

function ComponentChoice({ component, onChoose }: ComponentChoiceProps) {
  return (
    <fieldset className="choice">
      <legend className="visually-hidden">Component</legend>
      {componentNames.map((name) => (
        <label key={name}>
          <input
            type="radio"
            name="component"
            data-native
            value={name}
            checked={name === component}
            onChange={() => onChoose(name)}
          />
          {componentTitles[name]}
        </label>
      ))}
    </fieldset>
  );
}

interface PresetChoiceProps extends Pick<ComponentChoiceProps, 'component'> {
  /** With different labels. */
  presets: readonly PresetOption[];
  onStart: (preset: PlaygroundState) => void;
}

/** A button loads the preset, because moving through the list with keys must not. */
function PresetChoice({ component, presets, onStart }: PresetChoiceProps) {
  const ref = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const select = ref.current;
    const own = presets.filter((preset) => preset.component === component);
    // The demo from which the user has just started stays chosen.
    if (select && !own.some(({ label }) => label === select.value))
      select.value = own[0]?.label ?? '';
  }, [component, presets]);
  const start = () => {
    const preset = presets.find(({ label }) => label === ref.current?.value);
    if (preset) onStart(preset);
  };
  return (
    <div className="play-presets">
      <label>
        <span className="visually-hidden">Demo to start from</span>
        <select ref={ref}>
          {componentNames.map((name) => (
            <optgroup key={name} label={componentTitles[name]}>
              {presets
                .filter(({ component }) => component === name)
                .map(({ label }) => (
                  <option key={label}>{label}</option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <button type="button" className="button button-small" onClick={start}>
        Start from this demo
      </button>
    </div>
  );
}

interface ActionProps {
  name: string;
  /** The keys that do the same, in the notation of `aria-keyshortcuts`. */
  keys?: string;
  isEnabled?: boolean;
  onPress: () => void;
}

/** A button that keeps the focus when it can no longer be used. */
function Action({ name, keys, isEnabled = true, onPress }: ActionProps) {
  return (
    <button
      type="button"
      className="button button-small"
      aria-keyshortcuts={keys}
      aria-disabled={!isEnabled}
      onClick={onPress}
    >
      {name}
    </button>
  );
}

interface ToolbarProps extends ComponentChoiceProps, PresetChoiceProps {
  canUndo: boolean;
  canRedo: boolean;
  canReset: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onReset: () => void;
  onCopyLink: () => void;
  /** Other ways to start. */
  children: ReactNode;
}

const undoKeys = 'Control+Z Meta+Z';
const redoKeys = 'Control+Shift+Z Meta+Shift+Z Control+Y';

/** What holds for the whole state: component, preset, undo, redo, reset and its URL. */
export function Toolbar(props: ToolbarProps) {
  const { component, onChoose, presets, onStart, children, ...actions } = props;
  const { canUndo, canRedo, canReset, onUndo, onRedo, onReset, onCopyLink } = actions;
  return (
    <div className="play-toolbar scripted">
      <ComponentChoice component={component} onChoose={onChoose} />
      <PresetChoice component={component} presets={presets} onStart={onStart} />
      <div className="play-actions">
        <Action name="Undo" keys={undoKeys} isEnabled={canUndo} onPress={onUndo} />
        <Action name="Redo" keys={redoKeys} isEnabled={canRedo} onPress={onRedo} />
        <Action name="Reset all" isEnabled={canReset} onPress={onReset} />
        <Action name="Copy link" onPress={onCopyLink} />
      </div>
      {children}
    </div>
  );
}
