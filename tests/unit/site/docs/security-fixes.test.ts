import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { securityFixes } from '@/components/docs/releases/security-fixes';

const tested = securityFixes.flatMap(({ fix, test: cited }) =>
  cited ? [[fix, ...cited] as const] : [],
);

test.each(tested)('“%s” names a test that exists: %s', (_fix, file, title) => {
  const source = readFileSync(join(process.cwd(), 'tests/unit/library', file), 'utf8');
  expect(source).toContain(`'${title}'`);
});
