import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadTypescript } from '../lib/load-typescript.mjs';
import { loadRouteMap } from '../lib/pages/pages.mjs';
import { root } from '../lib/root.mjs';

const folder = '.well-known/agent-skills';

/** The instructions of the package as a skill, whose links lead to the Markdown versions of this site. */
export function skillOf(instructions, { name, description, urlOf }) {
  const body = instructions.replace(
    /\]\((?:docs\/)?([\w-]+)\.md\)/g,
    (_link, file) => `](${urlOf(file)})`,
  );
  return `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---\n\n${body}`;
}

/** The index of skills, after the Agent Skills Discovery proposal 0.2.0. The digest is that of the served bytes. */
export function skillIndex({ name, description, url, text }) {
  const digest = `sha256:${createHash('sha256').update(text).digest('hex')}`;
  const index = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [{ name, type: 'skill-md', description, url, digest }],
  };
  return `${JSON.stringify(index, undefined, 2)}\n`;
}

/** Writes the skill and its index, for assistants that look for them at their well-known URL. */
export async function writeAgentSkill(out) {
  const { absolute, asset } = await loadTypescript('components/site/urls.ts');
  const { markdownPath } = await loadTypescript('components/site/markdown-versions.ts');
  const { siteFacts } = await loadTypescript('components/site/site-facts.ts');
  const { textRoutes } = await loadRouteMap();
  const name = siteFacts.reactEdition.packageName;
  const description =
    'Adds and changes modal galleries, thumbnails and carousels in React applications with ks-gallery-react.';
  const urlOf = (file) => {
    const route = textRoutes().find(({ path }) => path.endsWith(`/${file}`));
    return absolute(markdownPath(route?.path ?? '/react'));
  };
  const instructions = await readFile(join(root, 'gallery-lib/AGENTS.md'), 'utf8');
  const text = skillOf(instructions, { name, description, urlOf });
  const path = `${folder}/${name}/SKILL.md`;
  await mkdir(join(out, folder, name), { recursive: true });
  await writeFile(join(out, path), text);
  const index = skillIndex({ name, description, url: asset(`/${path}`), text });
  await writeFile(join(out, folder, 'index.json'), index);
}
