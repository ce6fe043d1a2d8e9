import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import type { DemoConfiguration } from '@/components/demos/options/configuration';

// The frames are not rendered here, and import a highlighter that Jest cannot load.
jest.mock('../../../components/demos/demo-page', () => ({ DemoPage: () => null }));
jest.mock('../../../components/demos/react-demo-page', () => ({ ReactDemoPage: () => null }));

interface PageModule {
  default: () => ReactElement<{ configurations?: readonly DemoConfiguration[] }>;
}

/** The configurations that the page of a demo shows. `path` is its route, for example `/demo/carousel`. */
export async function loadConfigurations(path: string): Promise<readonly DemoConfiguration[]> {
  const page = (await import(`../../../app${path}/page`)) as PageModule;
  return page.default().props.configurations ?? [];
}

/** Source of the configuration of a demo; empty if every default applies. */
export function readConfig(path: string): string {
  const folder = join(process.cwd(), 'app', path);
  const files = ['config.ts', 'config.tsx'].map((name) => join(folder, name));
  const [file] = files.filter((name) => existsSync(name));
  return file ? readFileSync(file, 'utf8') : '';
}
