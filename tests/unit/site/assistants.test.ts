import { assistantLinks } from '@/components/site/assistants';
import { restoreVariable } from '../restore-variable';

restoreVariable('SITE_URL');

test('a published page opens in assistants, which are asked to read its Markdown version', () => {
  process.env.SITE_URL = 'https://gallery.example';
  const links = assistantLinks('/features/carousel');
  expect(links.map(({ name }) => name)).toEqual(['ChatGPT', 'Claude']);
  for (const { url } of links) {
    expect(new URL(url).protocol).toBe('https:');
    expect(new URL(url).searchParams.get('q')).toBe(
      'Read https://gallery.example/features/carousel/index.md, then help me with it.',
    );
  }
});

test('a page without a public URL has no such links', () => {
  process.env.SITE_URL = '';
  expect(assistantLinks('/features/carousel')).toEqual([]);
});
