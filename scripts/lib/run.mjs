import { spawn, spawnSync } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { addCpuTime } from './cpu-time.mjs';
import { root } from './root.mjs';

const isWindows = process.platform === 'win32';
const running = new Set();

/** Ends a program with everything that it has started: npm, npx and Next start processes of their own. */
function killGroup(child) {
  if (child.pid === undefined) return;
  if (isWindows) {
    // Windows has no process groups; after a normal end there is nothing left to find.
    if (child.exitCode === null) {
      spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore' });
    }
    return;
  }
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

function killAll() {
  for (const child of running) killGroup(child);
}

process.once('exit', killAll);
for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 })) {
  process.once(signal, () => process.exit(code));
}

/** A program within a shell that writes to a pipe of its own which CPU time it and all that it has started took. */
function timed(command, args) {
  const script = '"$@" 3>&-; code=$?; times >&3; exit $code';
  return ['sh', ['-c', script, 'sh', command, ...args]];
}

/**
 * Runs a program to its end. Its output is shown, and kept when `quiet` asks for that instead.
 * A program that hangs, which means that it outlives `minutes` on the slowest machine, or whose `signal` is aborted, is
 * ended, with everything that it started. `onOutput` receives the quiet output so far.
 */
export function run(
  command,
  args = [],
  { cwd = root, env = {}, quiet = false, minutes = 60, shell = false, signal, onOutput } = {},
) {
  return new Promise((resolve) => {
    const isTimed = !isWindows && !shell;
    const [program, given] = isTimed ? timed(command, args) : [command, args];
    const child = spawn(program, given, {
      cwd,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      // A server such as that of esbuild ends with its input.
      stdio: [
        signal ? 'pipe' : 'ignore',
        quiet ? 'pipe' : 'inherit',
        quiet ? 'pipe' : 'inherit',
        isTimed ? 'pipe' : 'ignore',
      ],
      detached: !isWindows,
      shell,
    });
    let output = '';
    let stdout = '';
    running.add(child);
    const timer = setTimeout(() => {
      output += `\n${command} ${args.join(' ')} was ended after ${minutes} minutes.`;
      killGroup(child);
    }, minutes * 60_000);
    signal?.addEventListener('abort', () => killGroup(child), { once: true });
    const keep = (text) => {
      output += text;
      onOutput?.(output);
    };
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      stdout += text;
      keep(text);
    });
    child.stderr?.setEncoding('utf8').on('data', keep);
    child.stdio[3]?.setEncoding('utf8').on('data', addCpuTime);
    const end = (code, problem = '') => {
      clearTimeout(timer);
      killGroup(child);
      running.delete(child);
      resolve({ ok: code === 0, code, stdout, output: output + problem });
    };
    child.once('error', (error) => end(1, error.message));
    child.once('close', (code) => end(code ?? 1));
  });
}

/** Like `run`, for steps that nothing can follow when they fail. */
export async function runOrThrow(command, args, options) {
  const result = await run(command, args, options);
  if (!result.ok) {
    throw new Error(
      `${[command, ...args].join(' ')} failed (${result.code})\n${result.output}`.trim(),
    );
  }
  return result;
}

/** npm as it was called, so that no other npm of the machine answers. */
export function npm(args, options) {
  const { npm_execpath: npmProgram } = process.env;
  if (npmProgram?.endsWith('.js')) {
    return runOrThrow(process.execPath, [npmProgram, ...args], options);
  }
  // On Windows npm is a command file, which only a shell can start.
  return runOrThrow('npm', args, { ...options, shell: isWindows });
}

/** A program that a package of this project brings, started without npx. */
export function tool(path, args, options) {
  return run(process.execPath, [join(root, 'node_modules', path), ...args], options);
}

/** Runs a test runner of a package; returns its output and the report that it writes, never that of an earlier run. */
export async function runWithReport(path, args, report, options) {
  const file = join(root, report);
  await mkdir(dirname(file), { recursive: true });
  await rm(file, { force: true });
  const { output } = await tool(path, args, { ...options, quiet: true });
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(output);
  });
  return { output, results: JSON.parse(text) };
}
