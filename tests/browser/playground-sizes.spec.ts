import { componentNames } from '@/components/playground/field';
import { getSizes } from '@/components/playground/sizes';
import { measureSizes } from '../../scripts/lib/sizes.mjs';
import { expect, test } from './fixtures';

const entries = { modal: 'modal gallery', plain: 'plain gallery', carousel: 'carousel' };

test('the sizes in the playground are those that the budgets of the package limit (P9)', async () => {
  const measured = await measureSizes();
  for (const component of componentNames) {
    const totals = measured
      .filter(({ entry }) => entry === entries[component])
      .map(({ part, total }) => [part, total] as const);
    expect(getSizes()[component]).toEqual(Object.fromEntries(totals));
  }
});
