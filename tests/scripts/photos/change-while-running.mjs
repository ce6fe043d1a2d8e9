// Preloaded into the command: copies the file CHANGE_FROM to CHANGE_TO before the first write, when all originals are read.
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const { copyFile, open } = fs;
const { CHANGE_FROM, CHANGE_TO } = process.env;
let changed;

fs.open = async (...args) => {
  changed ??= copyFile(CHANGE_FROM, CHANGE_TO);
  await changed;
  return open(...args);
};

syncBuiltinESMExports();
