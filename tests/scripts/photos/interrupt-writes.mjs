// Preloaded into the command: ends it, or refuses to write, at one of its writes. WRITE_FAULT is `<what>:<number>`.
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const [fault, place] = (process.env.WRITE_FAULT ?? '').split(':');
const { open, rename } = fs;
let count = 0;

const isNow = (file) => String(file).endsWith('.tmp') && ++count === Number(place);

const end = (signal) => {
  process.kill(process.pid, signal);
  // The signal arrives before anything else is done; a process that waits for nothing would end.
  setInterval(() => undefined, 1000);
  return new Promise(() => undefined);
};

fs.open = async (file, ...rest) => {
  const handle = await open(file, ...rest);
  if (fault === 'rename' || !isNow(file)) return handle;
  const writeFile = handle.writeFile.bind(handle);
  handle.writeFile = async (content, ...options) => {
    await writeFile(content.slice(0, content.length / 2), ...options);
    if (fault === 'full') throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    return end(fault === 'interrupt' ? 'SIGINT' : 'SIGKILL');
  };
  return handle;
};

fs.rename = async (from, to) => {
  if (fault === 'rename' && isNow(from)) return end('SIGKILL');
  return rename(from, to);
};

syncBuiltinESMExports();
