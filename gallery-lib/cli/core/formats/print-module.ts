import type { ModuleFormat } from '../settings';
import { printAngular } from './angular';
import { printHtml } from './html';
import { printJson } from './json';
import { GENERATOR, type ModuleData } from './module-data';
import { printTypescript } from './typescript';

/** Name of the module in the output folder. */
export const MODULE_NAMES: Record<ModuleFormat, string> = {
  ts: 'photos.ts',
  json: 'photos.json',
  angular: 'photos.ts',
  html: 'photos.html',
};

const PRINTERS: Record<ModuleFormat, (data: ModuleData) => string> = {
  ts: printTypescript,
  json: printJson,
  angular: printAngular,
  html: printHtml,
};

/** Returns the text of a module. */
export const printModule = (format: ModuleFormat, data: ModuleData) => PRINTERS[format](data);

/** Whether a file was written by the command. */
export const isGenerated = (text: string) => text.slice(0, 500).includes(GENERATOR);
