import { join, normalize } from 'node:path';
import { frameworks, getCommands } from '@/components/docs/install/frameworks';
import { packageManagers } from '@/components/docs/install/package-manager';
import { siteFacts } from '@/components/site/site-facts';

const fileName = siteFacts.reactEdition.archive.replace(/.*\//, '');

const cases = frameworks.flatMap((framework) =>
  packageManagers.map((manager) => [framework.title, manager, framework] as const),
);

test.each(cases)(
  '%s, %s: the library is installed from the folder in which the first command runs',
  (_title, manager, framework) => {
    const lines = getCommands(framework, manager);
    const inner = lines.findIndex((line) => line.startsWith('cd '));
    const created = lines[inner]!.replace('cd ', '');
    expect(lines.slice(0, inner).join('\n')).toContain(created);
    const installed = lines.at(-1)!.replace(/.* /, '');
    expect(normalize(join(created, installed))).toBe(fileName);
  },
);
