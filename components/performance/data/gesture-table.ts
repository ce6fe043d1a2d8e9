import {
  getGestureOutcome,
  getWorkingKeys,
  gestureMeasures,
  type GestureMeasure,
  type GestureRecord,
} from './gesture-measures';

type Records = Readonly<Record<string, GestureRecord>>;

function formatValue({ read, digits = 1, missing = '–' }: GestureMeasure, record: GestureRecord) {
  const value = read(record);
  if (value === null) return missing;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(Number(value.toFixed(digits)));
}

/** The name of a measure with its unit. */
const getTitle = ({ name, unit }: GestureMeasure) => (unit ? `${name}, ${unit}` : name);

/** Rows with the values of our library and of each alternative, which is marked where it is better or worse. */
export function getGestureRows(
  records: Records,
  own: string,
  mustShow: (measure: GestureMeasure) => boolean = () => true,
): string[][] {
  const ours = records[own];
  if (!ours) throw new Error(`The gestures have no result for ${own}. Run npm run bench.`);
  const peers = Object.entries(records).filter(([library]) => library !== own);
  const describe = (measure: GestureMeasure, theirs: GestureRecord) => {
    const outcome = getGestureOutcome(measure, ours, theirs);
    const marks = { better: ' (worse)', worse: ' (better)', tie: '' };
    return formatValue(measure, theirs) + (outcome ? marks[outcome] : '');
  };
  const rows = gestureMeasures
    .filter(mustShow)
    .map((measure) => [
      getTitle(measure),
      formatValue(measure, ours),
      ...peers.map(([, theirs]) => describe(measure, theirs)),
    ]);
  const all = [ours, ...peers.map(([, record]) => record)];
  return [...rows, ['Keys that zoom or pan', ...all.map(getWorkingKeys)]];
}

/** Returns whether an alternative is better or worse than our library in a measure. */
export function isDecided(measure: GestureMeasure, records: Records, own: string): boolean {
  const ours = records[own];
  return Object.values(records).some((record) => {
    const outcome = ours && getGestureOutcome(measure, ours, record);
    return outcome === 'better' || outcome === 'worse';
  });
}

/** Counts the measures in which an alternative is better and worse than our library. */
export function countGestures(records: Records, own: string, peer: string) {
  const [ours, theirs] = [records[own], records[peer]];
  if (!ours || !theirs) throw new Error(`The gestures have no result for ${peer}.`);
  const count = (wanted: string) =>
    gestureMeasures.filter((measure) => getGestureOutcome(measure, ours, theirs) === wanted).length;
  return { better: count('better'), tie: count('tie'), worse: count('worse') };
}
