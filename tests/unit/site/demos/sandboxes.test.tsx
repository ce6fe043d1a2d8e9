import { render, screen } from '@testing-library/react';
import { decompressFromBase64 } from 'lz-string';
import { exampleTexts } from '@/components/demos/archive/example-project';
import { Sandboxes } from '@/components/demos/archive/sandboxes';
import { demoRouteOf, reactDemoRoutes } from '@/components/site/route-map';
import { sampleOfDay } from '../../../sample';
import { restoreVariable } from '../../restore-variable';

restoreVariable('SITE_URL');

/** Demos whose files work beside them only, with the reason that their pages show. */
const kept: Readonly<Record<string, string>> = {
  csp: 'its policy allows images of its own host only',
  placeholders: 'its delayed images need the server in its archive',
  'render-slots': 'its delayed images need the server in its archive',
  video: 'browsers load captions of videos from the host of the page only',
};

const opened = sampleOfDay(
  reactDemoRoutes().flatMap(({ demo }) =>
    demo && !Object.hasOwn(kept, demo.slug) ? [demo.slug] : [],
  ),
  4,
);

const filesOf = (slug: string) => exampleTexts(demoRouteOf(slug), slug);

function formOf(name: string): HTMLFormElement {
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name });
  if (!form) throw new Error(`“${name}” is in no form.`);
  return form;
}

describe('a site with a public URL', () => {
  beforeEach(() => {
    process.env.SITE_URL = 'https://gallery.example';
  });

  it.each(opened)('opens the archive of %s in StackBlitz', (slug) => {
    render(<Sandboxes slug={slug} />);
    const form = formOf('Open in StackBlitz');
    expect(form.action).toBe('https://stackblitz.com/run?file=src%2Fdemo.tsx');
    const { heading, description } = demoRouteOf(slug);
    expect(Object.fromEntries(new FormData(form))).toEqual({
      'project[title]': heading,
      'project[description]': description,
      'project[template]': 'node',
      ...Object.fromEntries(
        Object.entries(filesOf(slug)).map(([path, text]) => [`project[files][${path}]`, text]),
      ),
    });
  });

  it.each(opened)('opens the archive of %s in CodeSandbox', (slug) => {
    render(<Sandboxes slug={slug} />);
    const form = formOf('Open in CodeSandbox');
    expect(form.action).toBe('https://codesandbox.io/api/v1/sandboxes/define');
    const parameters = new FormData(form).get('parameters') as string;
    expect(parameters).toMatch(/^[\w-]+$/);
    const base64 = parameters.replaceAll('-', '+').replaceAll('_', '/');
    const { files } = JSON.parse(decompressFromBase64(base64)) as {
      files: Record<string, { content: string }>;
    };
    const texts = Object.entries(files).map(([path, { content }]) => [path, content]);
    expect(Object.fromEntries(texts)).toEqual(filesOf(slug));
  });

  it('is named by the files as the source of library and images', () => {
    const files = filesOf('zoom');
    expect(files['package.json']).toMatch(
      /"ks-gallery-react": "https:\/\/gallery\.example\/package\/ks-gallery-react-[\d.]+\.tgz"/,
    );
    expect(files['src/base.ts']).toContain("base: string = 'https://gallery.example/assets';");
  });

  it.each(Object.entries(kept))('does not open %s elsewhere, and says why', (slug, reason) => {
    render(<Sandboxes slug={slug} />);
    for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
    expect(screen.getByText(`Not available: ${reason}.`)).toBeVisible();
    expect(filesOf(slug)['src/base.ts']).toContain("base: string = '';");
  });
});

it('without a public URL, no demo can be opened elsewhere', () => {
  process.env.SITE_URL = '';
  render(<Sandboxes slug="zoom" />);
  for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
  expect(screen.getByText('Not available: this copy of the site has no public URL.')).toBeVisible();
  expect([...new FormData(formOf('Open in StackBlitz'))]).toEqual([]);
});
