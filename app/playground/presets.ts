import {
  readPageConfigurations,
  type ConfigModule,
} from '@/components/demos/options/page-configurations';
import {
  createPresets,
  demosWithCode,
  reactPresets,
  type Preset,
} from '@/components/demos/options/presets';
import { isProjectFile } from '@/components/demos/archive/project-files';
import { demoRoutes } from '@/components/site/route-map';

async function loadConfig(folder: 'demo' | 'react', slug: string): Promise<ConfigModule> {
  if (!isProjectFile(`app/${folder}/${slug}/config.ts`)) return {};
  return (await import(`../${folder}/${slug}/config.ts`)) as ConfigModule;
}

async function loadPresets(folder: 'demo' | 'react', slug: string): Promise<readonly Preset[]> {
  const config = await loadConfig(folder, slug);
  return createPresets(slug, readPageConfigurations(`/${folder}/${slug}`, config));
}

/** The presets of all demos, in their order, those of the React edition last. */
export async function getPresets(): Promise<readonly Preset[]> {
  const slugs = demoRoutes().flatMap(({ demo }) => demo?.slug ?? []);
  const presets = [
    ...slugs.filter((slug) => !(slug in demosWithCode)).map((slug) => loadPresets('demo', slug)),
    ...Object.keys(reactPresets).map((slug) => loadPresets('react', slug)),
  ];
  return (await Promise.all(presets)).flat();
}
