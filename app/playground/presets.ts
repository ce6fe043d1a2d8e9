import { readPageConfigurations, type ConfigModule } from '@/components/demos/page-configurations';
import { createPresets, demosWithCode, type Preset } from '@/components/demos/presets';
import { isProjectFile } from '@/components/demos/project-files';
import { demoRoutes } from '@/components/site/route-map';

async function loadConfig(slug: string): Promise<ConfigModule> {
  const hasConfig = isProjectFile(`app/demo/${slug}/config.ts`);
  return hasConfig ? ((await import(`../demo/${slug}/config.ts`)) as ConfigModule) : {};
}

/** The presets of all demos, in their order. */
export async function getPresets(): Promise<readonly Preset[]> {
  const slugs = demoRoutes().flatMap(({ demo }) => demo?.slug ?? []);
  const presets = slugs
    .filter((slug) => !(slug in demosWithCode))
    .map(async (slug) =>
      createPresets(slug, readPageConfigurations(`/demo/${slug}`, await loadConfig(slug))),
    );
  return (await Promise.all(presets)).flat();
}
