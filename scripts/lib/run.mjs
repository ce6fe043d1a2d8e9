import { spawn } from 'node:child_process';
import { root } from './root.mjs';

const running = new Set();

function killGroup(child) {
  try {
    // The negative id reaches the whole group: npm, npx and Next start processes of their own.
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
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

/**
 * Runs a program to its end. Its output is shown, and kept when `quiet` asks for that instead.
 * A program that outlives `minutes` is ended, with everything that it started.
 */
export function run(
  command,
  args = [],
  { cwd = root, env = {}, quiet = false, minutes = 10 } = {},
) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      detached: process.platform !== 'win32',
    });
    let output = '';
    let stdout = '';
    running.add(child);
    const timer = setTimeout(() => {
      output += `\n${command} ${args.join(' ')} was ended after ${minutes} minutes.`;
      killGroup(child);
    }, minutes * 60_000);
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      stdout += text;
      output += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text) => (output += text));
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
  return npmProgram?.endsWith('.js')
    ? runOrThrow(process.execPath, [npmProgram, ...args], options)
    : runOrThrow('npm', args, options);
}

/** A program that a package of this project brings, started without npx. */
export function tool(path, args, options) {
  return run(process.execPath, [`${root}node_modules/${path}`, ...args], options);
}
