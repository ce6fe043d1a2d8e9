/** Commands in the words of each package manager. */

export const packageManagers = ['npm', 'pnpm', 'yarn', 'bun'] as const;

export type PackageManager = (typeof packageManagers)[number];

/** What a command does. */
export type Command =
  /** Begins an empty project. */
  | { readonly do: 'init' }
  /** Installs what the project names. */
  | { readonly do: 'install' }
  /** Adds packages, separated by spaces. */
  | { readonly do: 'add'; readonly packages: string }
  /** Adds packages that the project needs only to be built. */
  | { readonly do: 'addDev'; readonly packages: string }
  /** Runs a program of a package that the project does not have. */
  | { readonly do: 'create'; readonly program: string }
  /** Runs a program of an installed package. */
  | { readonly do: 'run'; readonly program: string };

const words: Readonly<Record<Command['do'], Readonly<Record<PackageManager, string>>>> = {
  init: { npm: 'npm init -y', pnpm: 'pnpm init', yarn: 'yarn init -y', bun: 'bun init -y' },
  install: { npm: 'npm install', pnpm: 'pnpm install', yarn: 'yarn', bun: 'bun install' },
  add: { npm: 'npm install', pnpm: 'pnpm add', yarn: 'yarn add', bun: 'bun add' },
  addDev: {
    npm: 'npm install --save-dev',
    pnpm: 'pnpm add --save-dev',
    yarn: 'yarn add --dev',
    bun: 'bun add --dev',
  },
  create: { npm: 'npx', pnpm: 'pnpm dlx', yarn: 'yarn dlx', bun: 'bunx' },
  run: { npm: 'npx', pnpm: 'pnpm exec', yarn: 'yarn', bun: 'bunx' },
};

/** The text of a command for a package manager. */
export function printCommand(command: Command, manager: PackageManager): string {
  const rest =
    'packages' in command ? command.packages : 'program' in command ? command.program : '';
  return `${words[command.do][manager]} ${rest}`.trim();
}
