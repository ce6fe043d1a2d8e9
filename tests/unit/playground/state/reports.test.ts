import { decodeFragment, encodeFragment } from '@/components/playground/state/fragment';
import { readAllFields } from '@/components/playground/fields/read-fields';
import { playgroundReports } from '../../../playground-reports';

const fields = readAllFields();
const base = 'https://gallery.example/playground/';

test.each(playgroundReports)('$report is a URL: $title', async ({ state }) => {
  const fragment = await encodeFragment(state, fields[state.component], base);
  expect(fragment).toBeDefined();
  expect(await decodeFragment(`#${fragment}`, fields)).toEqual({ state, problems: [] });
});

test('each report is listed once', () => {
  const reports = playgroundReports.map(({ report }) => report);
  expect(new Set(reports).size).toBe(10);
  expect(reports).toHaveLength(10);
});
