import { readFile } from 'node:fs/promises';
import { findProblem, type TextsFile } from '../../core/texts';
import { getCode, UsageError } from '../errors';

/** Reads the file of texts. @returns undefined if there is none @throws UsageError if it is not valid */
export async function readTextsFile(file: string): Promise<TextsFile | undefined> {
  let value: unknown;
  try {
    const text = await readFile(file, 'utf8');
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    if (getCode(error) === 'ENOENT') return undefined;
    throw new UsageError(`${file}: ${error instanceof Error ? error.message : error}`);
  }
  const problem = findProblem(value);
  if (problem) throw new UsageError(`${file}: ${problem}.`);
  return value as TextsFile;
}
