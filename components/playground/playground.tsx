'use client';
import './playground.scss';
import {
  Activity,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { announce } from '@/components/client/announce';
import { Output, outputId } from './output';
import type { GalleryEvent } from './fields/gallery-event';
import {
  componentNames,
  componentTitles,
  controlId,
  fieldId,
  findField,
  type ComponentName,
  type FieldsByComponent,
  type Values,
} from './fields/field';
import { FieldForm } from './form/field-form';
import type { FieldActions, FieldProblem } from './form/field-group';
import { groupFields } from './fields/groups';
import { Problems } from './form/problems';
import { PreviewPanel } from './preview/preview-panel';
import type { ComponentSizes } from './sizes';
import { getHistoryStep } from './form/get-history-step';
import { Toolbar, type PresetOption } from './form/toolbar';
import { PasteOptions } from './paste/paste-options';
import { useLoggedEvents } from './preview/use-logged-events';
import { usePlayground } from './state/use-playground';

export interface PlaygroundProps {
  fields: FieldsByComponent;
  /** What an item that is added to a list begins with, by the path of the list. */
  newItems: Readonly<Record<string, Values>>;
  events: Readonly<Record<ComponentName, readonly GalleryEvent[]>>;
  presets: readonly PresetOption[];
  /** Names of the libraries whose options can be pasted. */
  otherLibraries: readonly string[];
  sizes: ComponentSizes;
  /** Shown until the preview starts. */
  poster: ReactNode;
}

const noValues: Values = {};
const noProblems: readonly FieldProblem[] = [];

const firstGroups = (fields: FieldsByComponent) =>
  new Set(componentNames.map((component) => groupFields(fields[component])[0]?.name ?? ''));

/** Moves the focus to what a URL chooses: the control of a field, or the head of a group. */
function focusChosen(component: ComponentName, path: string): void {
  const id = fieldId(component, path);
  const row = document.getElementById(id);
  const group = row?.closest('details');
  if (group) group.open = true;
  const target =
    document.getElementById(controlId(id)) ??
    row?.querySelector<HTMLElement>(':scope > summary') ??
    // The field of a list without items.
    group?.querySelector<HTMLElement>('button');
  target?.focus();
  target?.scrollIntoView({ block: 'center' });
}

async function copyUrl(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    announce('Link copied', true);
  } catch {
    // No permission, or no clipboard on this URL.
    announce('The link is in the address bar of the browser.', true);
  }
}

/** The form with all options, the preview, the code and the events. */
export function Playground(props: PlaygroundProps) {
  const { fields, newItems, events, presets, otherLibraries, sizes, poster } = props;
  const { state, valid, problems, url, isTooLong, edit, canUndo, canRedo, ...playground } =
    usePlayground(fields);
  const { component, values } = state;
  const { editedPath } = playground;
  const fieldProblems = useMemo(
    () =>
      isTooLong && editedPath !== undefined
        ? [...problems, { path: editedPath, message: 'The state is too long for a URL.' }]
        : problems,
    [problems, isTooLong, editedPath],
  );
  const log = useLoggedEvents();
  const [openGroups, setOpenGroups] = useState(() => firstGroups(fields));

  useEffect(() => {
    if (url.chosen !== undefined) focusChosen(url.state.component, url.chosen);
  }, [url]);

  const setOpen = useCallback((group: string, isOpen: boolean) => {
    setOpenGroups((before) => {
      const others = [...before].filter((name) => name !== group);
      return new Set(isOpen ? [...others, group] : others);
    });
  }, []);
  const actions = useMemo(
    (): FieldActions => ({
      onChange: (path, value) => edit({ type: 'set', path, value }),
      onReset: (path) => edit({ type: 'reset', path }),
      onAddItem: (list) => edit({ type: 'addItem', list, values: newItems[list] ?? {} }),
      onRemoveItem: (list, index) => edit({ type: 'removeItem', list, index }),
    }),
    [edit, newItems],
  );
  const step = (type: 'undo' | 'redo') => {
    if (type === 'undo' ? !canUndo : !canRedo) return;
    edit({ type });
    announce(type === 'undo' ? 'Undone' : 'Redone');
  };
  const copyLink = () => {
    playground.flush();
    if (isTooLong) announce('No link was copied, because this state is too long for a URL.', true);
    else void copyUrl();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const type = getHistoryStep(event);
    const isSearch = event.target instanceof HTMLInputElement && event.target.type === 'search';
    if (!type || isSearch) return;
    event.preventDefault();
    step(type);
  };

  return (
    <div className="play" onKeyDown={handleKeyDown}>
      <Toolbar
        component={component}
        onChoose={(name) => edit({ type: 'switch', component: name })}
        presets={presets}
        onStart={(preset) => edit({ type: 'start', state: preset })}
        canUndo={canUndo}
        canRedo={canRedo}
        canReset={Object.keys(values).length > 0}
        onUndo={() => step('undo')}
        onRedo={() => step('redo')}
        onReset={() => edit({ type: 'reset' })}
        onCopyLink={copyLink}
      >
        <PasteOptions
          libraries={otherLibraries}
          fields={fields}
          onStart={(pasted) => edit({ type: 'start', state: pasted })}
        />
      </Toolbar>
      <Problems
        dropped={url.problems}
        refused={problems.flatMap(({ path, message }) =>
          findField(fields[component], path) ? [] : message,
        )}
        isTooLong={isTooLong}
      />
      <div className="play-columns">
        <div className="play-forms">
          {componentNames.map((name) => (
            <Activity key={name}>
              <FieldForm
                component={name}
                title={componentTitles[name]}
                fields={fields}
                values={name === component ? values : noValues}
                problems={name === component ? fieldProblems : noProblems}
                isCurrent={name === component}
                openGroups={openGroups}
                onToggle={setOpen}
                {...actions}
              />
            </Activity>
          ))}
        </div>
        <PreviewPanel
          state={playground.shown}
          fields={fields[component]}
          problems={problems}
          poster={poster}
          onChange={actions.onChange}
          onSkip={() => {
            const output = document.getElementById(outputId);
            output?.focus({ preventScroll: true });
            // It is higher than the window of a phone: its start comes into view.
            output?.scrollIntoView();
          }}
          onEvent={log.add}
          onShown={playground.accept}
          onRefused={playground.refuse}
        />
        <Output
          state={valid}
          fields={fields[component]}
          sizes={sizes}
          events={events[component]}
          log={log.events}
          onClear={log.clear}
        />
      </div>
    </div>
  );
}
