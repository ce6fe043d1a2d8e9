import { Action } from '../../model/enums';
import { createEventQueue } from '../event-queue';
import { clampIndex } from './navigation';
import { getGiven } from '../images/normalize-images';
import {
  createEvent,
  reduceSlides,
  type SlideCommand,
  type SlideEvent,
  type SlideRules,
  type SlideState,
} from './slide-state';
import { createStore, type Store } from '../store';

/** State of a modal gallery or a carousel and the functions that change it. */
export interface Slides extends Store<SlideState> {
  /** Applies a command and emits its events synchronously and in order. */
  dispatch(command: SlideCommand): void;
  /** Shows the image at the index that the application has set, clamped to the list. */
  setIndex(index: number): void;
  /** Emits events without a command. */
  emitEvents(getEvents: (state: SlideState) => readonly SlideEvent[]): void;
}

/** Functions that return the present options, because they change while a gallery is mounted. */
export interface SlidesOptions {
  rules(): SlideRules;
  /** Returns whether the application controls the index. */
  isControlled(): boolean;
  emit(event: SlideEvent): void;
  /** Called after a change of the state, before its events; returns the events to emit. */
  onChange?(before: SlideState, command: SlideCommand, events: SlideEvent[]): SlideEvent[];
}

function withImage(events: readonly SlideEvent[], state: SlideState): SlideEvent[] {
  const active = state.images[state.index];
  const image = active && getGiven(active);
  return events.map((event) => ({ ...event, image }));
}

/** Creates the store of a gallery. With a controlled index a step only asks the application for another index. */
export function createSlides(initial: SlideState, options: SlidesOptions): Slides {
  const store = createStore(initial);
  const change = createEventQueue<SlideEvent>();
  let request: { index: number; action: Action } | undefined;

  const apply = (command: SlideCommand, isOwner = false) =>
    change(() => {
      const before = store.get();
      const [next, events] = reduceSlides(before, command, options.rules());
      const action = 'action' in command ? command.action : Action.NORMAL;
      const moved = next.index !== before.index && !isOwner;
      const indexChange = moved ? [createEvent('indexChange', action, next.index)] : [];
      if (moved && command.type !== 'update' && options.isControlled()) {
        request = { index: next.index, action };
        return withImage(indexChange, next);
      }
      if (next !== before) store.set(next);
      const allowed = options.onChange?.(before, command, events) ?? events;
      return withImage([...allowed, ...indexChange], next);
    }, options.emit);

  return {
    ...store,
    dispatch: (command) => apply(command),
    setIndex(given) {
      const index = clampIndex(given, store.get().images.length);
      const action = request?.index === index ? request.action : Action.NORMAL;
      request = undefined;
      if (index !== store.get().index) apply({ type: 'goTo', index, action }, true);
    },
    emitEvents: (getEvents) =>
      change(() => withImage(getEvents(store.get()), store.get()), options.emit),
  };
}
