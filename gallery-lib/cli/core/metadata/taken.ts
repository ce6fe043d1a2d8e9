import { getName } from '../names/paths';

/** A time as ISO 8601: with the offset that the camera wrote, or without one. */
export type Taken = string;

const EXIF = /^(\d{4})[:-](\d\d)[:-](\d\d)[ T](\d\d):(\d\d):(\d\d)/;
const OFFSET = /^([+-]\d\d):?(\d\d)$/;

/** A date in a file's name, as cameras, phones and messengers write it, with or without a time. */
const IN_NAME =
  /(?<!\d)((?:19|20)\d\d)([-_.]?)(0[1-9]|1[0-2])\2(0[1-9]|[12]\d|3[01])(?:[-_. T]+(?:at )?([01]\d|2[0-3])([-_.:]?)([0-5]\d)\6([0-5]\d)\d{0,3})?(?!\d)/;

/** Returns a time if it exists: cameras without a battery write zeros, and a number may look like a date. */
function check(taken: Taken): Taken | undefined {
  const date = new Date(`${taken.slice(0, 19)}Z`);
  return Number.isFinite(date.getTime()) && date.toISOString().startsWith(taken.slice(0, 19))
    ? taken
    : undefined;
}

/** Returns the time of exposure that is in the metadata. */
export function readTaken(date?: unknown, offset?: unknown): Taken | undefined {
  const match = typeof date === 'string' ? EXIF.exec(date) : null;
  if (!match) return undefined;
  const [, year, month, day, hours, minutes, seconds] = match;
  const zone = typeof offset === 'string' ? OFFSET.exec(offset.trim()) : null;
  return check(
    `${year}-${month}-${day}T${hours}:${minutes}:${seconds}${zone ? `${zone[1]}:${zone[2]}` : ''}`,
  );
}

/** Returns the date in the name of a file. */
export function readTakenOfName(path: string): Taken | undefined {
  const match = IN_NAME.exec(getName(path));
  if (!match) return undefined;
  const [, year, , month, day, hours = '00', , minutes = '00', seconds = '00'] = match;
  return check(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}`);
}

/** Returns milliseconds by which times are ordered. One without an offset counts as that of Greenwich, on every machine. */
export const getTime = (taken: Taken) =>
  Date.parse(/[+-]\d\d:\d\d$/.test(taken) ? taken : `${taken}Z`);
