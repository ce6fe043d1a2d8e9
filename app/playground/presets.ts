import {
  readPageConfigurations,
  type ConfigModule,
} from '@/components/demos/options/page-configurations';
import { createPresets, type Preset } from '@/components/demos/options/presets';
import { isProjectFile } from '@/components/demos/archive/project-files';
import { everyDemoRoute } from '@/components/site/route-map';

/** `folder` is that of the demo in `app`. */
async function loadConfig(folder: 'demo' | 'react', slug: string): Promise<ConfigModule> {
  if (!isProjectFile(`app/${folder}/${slug}/config.ts`)) return {};
  return (await import(`../${folder}/${slug}/config.ts`)) as ConfigModule;
}

/** The presets of all demos, in their order, those of the React edition last. */
export async function getPresets(): Promise<readonly Preset[]> {
  const presets = everyDemoRoute()
    .flatMap(({ path, demo }) => (demo?.playground ? { path, ...demo } : []))
    .map(async ({ path, slug, group }) => {
      const config = await loadConfig(group === 'React' ? 'react' : 'demo', slug);
      return createPresets(slug, readPageConfigurations(path, config));
    });
  return (await Promise.all(presets)).flat();
}
