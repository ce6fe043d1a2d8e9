/** The state of the playground as the fragment of its URL, which browsers do not send to a server. */
import {
  componentNames,
  type ComponentName,
  type Field,
  type FieldsByComponent,
  type PlaygroundState,
} from '../fields/field';
import { readPairs, toPairs, type Pair, type Report } from './pairs';
import { quote } from '../fields/value-text';

/** What a fragment describes. */
export interface Decoded {
  readonly state: PlaygroundState;
  /** Path of the field or the group that the fragment chooses. */
  readonly chosen?: string;
  /** A sentence for each part that was dropped. */
  readonly problems: readonly string[];
}

const maxUrlLength = 2000;
// Longer than any readable form with realistic texts.
const maxFragmentLength = 16_000;
const maxProblems = 20;

// What a fragment may contain stays readable.
function escapeText(text: string): string {
  return encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replace(/%(?:2C|2F|3A|3B|3F|40)/g, decodeURIComponent);
}

/**
 * The readable form: `modal&previewConfig.number=3`.
 * @throws URIError if a text contains a lone surrogate
 */
export function writeReadable(state: PlaygroundState, fields: readonly Field[]): string {
  const parts = toPairs(state.values, fields).map(([path, text]) => `${path}=${escapeText(text)}`);
  return [state.component, ...parts].join('&');
}

/**
 * The fragment of a state, without `#`: the readable form, or the packed form if the URL would be longer than 2,000
 * characters. Undefined if there is no such URL: a text is too long or contains a lone surrogate, or the browser cannot
 * compress.
 * @param base the URL of the page, without a fragment
 */
export async function encodeFragment(
  state: PlaygroundState,
  fields: readonly Field[],
  base: string,
): Promise<string | undefined> {
  const fits = (fragment: string) => `${base}#${fragment}`.length <= maxUrlLength;
  try {
    const readable = writeReadable(state, fields);
    if (fits(readable)) return readable;
    const { pack } = await import('./packed-fragment');
    const packed = `${state.component}~${await pack(toPairs(state.values, fields))}`;
    return fits(packed) ? packed : undefined;
  } catch {
    return undefined;
  }
}

function splitReadable(text: string, report: Report): readonly Pair[] {
  return text.split('&').flatMap((part): Pair[] => {
    try {
      const [path = '', value] = part.replaceAll('+', ' ').split(/=(.*)/s).map(decodeURIComponent);
      if (value !== undefined) return [[path, value]];
      if (part) report(`${quote(part)} has no value.`);
    } catch {
      report(`${quote(part)} is not percent-encoded correctly.`);
    }
    return [];
  });
}

async function unpackPairs(
  text: string,
  fields: readonly Field[],
  report: Report,
): Promise<readonly Pair[]> {
  try {
    const { unpack } = await import('./packed-fragment');
    return await unpack(text, fields);
  } catch {
    report(
      'The values in the URL are ignored; the URL is damaged, or this browser cannot read it.',
    );
    return [];
  }
}

type DecodedState = Omit<Decoded, 'problems'>;

const start: DecodedState = { state: { component: 'modal', values: {} } };

function choose(
  path: string,
  component: ComponentName,
  fields: readonly Field[],
  report: Report,
): DecodedState {
  const state = { component, values: {} };
  if (fields.some((field) => `${field.path}.`.startsWith(`${path}.`))) {
    return { state, chosen: path };
  }
  report(`${quote(path)} is not a field of this component.`);
  return { state };
}

async function decode(
  fragment: string,
  fieldsByComponent: FieldsByComponent,
  report: Report,
): Promise<DecodedState> {
  if (fragment === '') return start;
  if (fragment.length > maxFragmentLength) {
    report(`The URL is ignored; it must have at most ${maxFragmentLength} characters after "#".`);
    return start;
  }
  const [, name = '', mark, rest = ''] = /^([^&.~]*)(.?)(.*)$/s.exec(fragment) ?? [];
  const component = componentNames.find((candidate) => candidate === name);
  if (!component) {
    report(`${quote(name)} is not a component; it must be one of ${componentNames.join(', ')}.`);
    return start;
  }
  const fields = fieldsByComponent[component];
  if (mark === '.') return choose(rest, component, fields, report);
  const pairs =
    mark === '~' ? await unpackPairs(rest, fields, report) : splitReadable(rest, report);
  return { state: { component, values: readPairs(pairs, fields, report) } };
}

/**
 * What a fragment describes, with or without `#`. It never throws: `problems` names what is unknown or invalid, and the
 * rest is kept. A link to a field, `modal.previewConfig.number`, chooses that field and sets nothing.
 */
export async function decodeFragment(
  fragment: string,
  fieldsByComponent: FieldsByComponent,
): Promise<Decoded> {
  const problems: string[] = [];
  const decoded = await decode(fragment.replace(/^#/, ''), fieldsByComponent, (problem) =>
    problems.push(problem),
  );
  const more = problems.length - maxProblems;
  if (more <= 0) return { ...decoded, problems };
  return {
    ...decoded,
    problems: [...problems.slice(0, maxProblems), `Further ignored parts: ${more}.`],
  };
}
