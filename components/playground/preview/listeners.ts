import type { Action, ButtonEvent, ImageEvent } from 'ks-gallery-react';

type AnyEvent = Partial<ImageEvent & ButtonEvent> & { readonly action: Action };

const hasAction = (value: unknown): value is AnyEvent =>
  typeof value === 'object' && value !== null && 'action' in value;

function eventText({ action, result, button }: AnyEvent): string {
  const about = button?.type ?? result;
  return [action, about ?? []].flat().join(' ');
}

/** A readable form of the arguments of a callback: `load 1`, `click download`, `true`. Images are left out. */
export function argumentsText(values: readonly unknown[]): string {
  const events = values.filter(hasAction).map(eventText);
  const others = values.filter((value) => typeof value !== 'object');
  return [...events, ...others].join(' ');
}

/** Called with the name of a callback and a readable form of its arguments. */
export type OnEvent = (name: string, text: string) => void;

/** Callbacks that report their calls. */
export function createListeners<Name extends string>(names: readonly Name[], onEvent: OnEvent) {
  const listeners = names.map((name) => [
    name,
    (...values: unknown[]) => onEvent(name, argumentsText(values)),
  ]);
  return Object.fromEntries(listeners) as Record<Name, (...values: unknown[]) => void>;
}
