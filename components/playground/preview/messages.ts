/** Messages between the playground and the preview in its iframe. Both are pages of one origin. */
import type { FlatImage } from 'ks-gallery-react';
import { componentNames, type ComponentName } from '../fields/field';
import type { Look } from '../fields/look';

export const schemes = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

export const directions = ['ltr', 'rtl'] as const;
export type Direction = (typeof directions)[number];

/** What the preview shows. */
export interface PreviewContent {
  readonly component: ComponentName;
  /** The configuration; contains only what can be cloned. */
  readonly config: object;
  /** True if the configuration needs `registerLayouts`. */
  readonly needsLayouts: boolean;
  /** Number of images; all without it. */
  readonly images?: number;
  /** Photographs of the user in place of those of the site. */
  readonly own?: readonly FlatImage[];
  readonly scheme: Scheme;
  readonly direction: Direction;
  /** Custom properties that differ from their defaults. */
  readonly look: Look;
}

/** From the page. Answers have the same number. */
export interface ShowMessage extends PreviewContent {
  readonly type: 'show';
  readonly number: number;
}

/** From the iframe. */
export type FrameMessage =
  /** The frame listens. */
  | { readonly type: 'ready' }
  | { readonly type: 'shown'; readonly number: number }
  /** The library has refused the configuration; the preview shows the last valid one. */
  | { readonly type: 'refused'; readonly number: number; readonly message: string }
  /** A callback of the gallery was called: `onShow`, with action and result such as `LOAD 1`. */
  | { readonly type: 'event'; readonly name: string; readonly text: string };

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0;
const isOneOf = (values: readonly unknown[], value: unknown) => values.includes(value);

const isImages = (value: unknown): value is readonly FlatImage[] =>
  Array.isArray(value) && value.every((image) => isObject(image) && typeof image.src === 'string');

const isLook = (value: unknown) =>
  isObject(value) &&
  Object.entries(value).every(
    ([name, text]) => name.startsWith('--ks-') && typeof text === 'string',
  );

export function isShowMessage(data: unknown): data is ShowMessage {
  return (
    isObject(data) &&
    data.type === 'show' &&
    isCount(data.number) &&
    isOneOf(componentNames, data.component) &&
    isObject(data.config) &&
    typeof data.needsLayouts === 'boolean' &&
    (data.images === undefined || isCount(data.images)) &&
    (data.own === undefined || isImages(data.own)) &&
    isOneOf(schemes, data.scheme) &&
    isOneOf(directions, data.direction) &&
    isLook(data.look)
  );
}

export function isFrameMessage(data: unknown): data is FrameMessage {
  if (!isObject(data)) return false;
  switch (data.type) {
    case 'ready':
      return true;
    case 'shown':
      return isCount(data.number);
    case 'refused':
      return isCount(data.number) && typeof data.message === 'string';
    case 'event':
      return typeof data.name === 'string' && typeof data.text === 'string';
    default:
      return false;
  }
}

/** Sends a message to a window of the own origin. */
export function send(target: Window, message: ShowMessage | FrameMessage): void {
  target.postMessage(message, location.origin);
}

/** Calls the listener for the messages of one window of the own origin. Returns a function that ends this. */
export function receive<T>(
  getSource: () => Window | null | undefined,
  isMessage: (data: unknown) => data is T,
  listener: (message: T) => void,
): () => void {
  const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
    const isOwn = origin === location.origin && source !== null && source === getSource();
    if (isOwn && isMessage(data)) listener(data);
  };
  addEventListener('message', onMessage);
  return () => removeEventListener('message', onMessage);
}
