import { findNearest } from './core/nearest';
import { photos } from './photos/command';
import type { Terminal } from './photos/report/reporter';
import { removeUnfinished } from './photos/output/write-file';

const { stdout, env, argv } = process;

const terminal: Terminal = {
  write: (text) => void stdout.write(text),
  isTty: stdout.isTTY,
  hasColors: stdout.isTTY && !env.NO_COLOR && env.TERM !== 'dumb',
  now: () => performance.now(),
};

const COMMANDS = { photos };

const USAGE = 'Usage: ks-gallery-react photos <input folder> <output folder> [options]\n';

/** Runs the command of the package. */
async function main([name = '--help', ...args]: readonly string[]): Promise<number> {
  if (name === 'photos') return COMMANDS.photos(args, terminal);
  if (name === '--help' || name === '-h') {
    terminal.write(`${USAGE}\nks-gallery-react photos --help lists the options.\n`);
    return 0;
  }
  const nearest = findNearest(name, Object.keys(COMMANDS));
  terminal.write(`Unknown command ${name}.${nearest ? ` Did you mean ${nearest}?` : ''}\n${USAGE}`);
  return 2;
}

// Ended at once, the command leaves no half file.
for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143 })) {
  process.once(signal, () => {
    removeUnfinished();
    process.exit(code);
  });
}

process.exitCode = await main(argv.slice(2));
