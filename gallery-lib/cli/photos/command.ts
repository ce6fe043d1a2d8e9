import { FatalError, UsageError } from './errors';
import { printHelp, readOptions, type Options } from './options';
import { Reporter, type Terminal } from './report/reporter';
import { run } from './run';
import { loadTools, type Tools } from './tools';
import { watchFolder } from './watch';

/** Exit codes: everything is in the gallery, something is not, the command was not understood. */
const CODES = { done: 0, fault: 1, usage: 2 };

function describe(error: unknown): { code: number; message: string } {
  if (error instanceof UsageError) return { code: CODES.usage, message: error.message };
  if (error instanceof FatalError) return { code: CODES.fault, message: error.message };
  throw error;
}

async function runOnce(options: Options, tools: Tools, terminal: Terminal): Promise<number> {
  const reporter = new Reporter(terminal);
  try {
    return (await run(options, tools, reporter)) ? CODES.done : CODES.fault;
  } catch (error) {
    const { code, message } = describe(error);
    reporter.line(`${reporter.color('red', 'error')} ${message}`);
    return code;
  }
}

/** Runs `ks-gallery-react photos`. @returns the exit code */
export async function photos(args: readonly string[], terminal: Terminal): Promise<number> {
  let options: Options | 'help';
  let tools: Tools;
  try {
    options = readOptions(args);
    if (options === 'help') {
      terminal.write(printHelp());
      return CODES.done;
    }
    tools = await loadTools();
  } catch (error) {
    const { code, message } = describe(error);
    terminal.write(`${message}\n`);
    return code;
  }
  // One photograph per processor is faster than several threads for one.
  tools.sharp.concurrency(1);
  tools.sharp.cache(false);
  const given = options;
  if (!given.watch) return runOnce(given, tools, terminal);
  let first: number | undefined;
  // Before the first run: a change while it reads is noticed.
  const folder = watchFolder(given.input, async () => {
    const code = await runOnce(given, tools, terminal);
    first ??= code;
  });
  await folder.run();
  if (first === CODES.usage) {
    folder.end();
    return first;
  }
  terminal.write(`Watching ${given.input}. Ctrl+C ends it.\n`);
  return new Promise(() => undefined);
}
