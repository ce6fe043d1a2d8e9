/** Links to fragments on a page with `<base>`, whose URL is not what they are relative to. */
import { TextEncoder } from 'node:util';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { PlainGallery, registerLinks } from 'ks-gallery-react';
import { fiveImages } from '../../gallery-images';

registerLinks();

const page = 'http://localhost/album/deep?year=2026';
let warnings: jest.SpyInstance;
let root: Root | undefined;
beforeEach(() => {
  history.replaceState(null, '', `${page}#other`);
  warnings = jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.head.replaceChildren();
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

function setBase(href: string): void {
  document.head.append(Object.assign(document.createElement('base'), { href }));
}

const album = (given?: string) => (
  <PlainGallery images={fiveImages} config={{ linkConfig: { name: 'album', page: given } }} />
);

/** Returns the links with a fragment: of thumbnails and, in full views, to close and to others. */
function getLinks(container: Element): HTMLAnchorElement[] {
  const links = [...container.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')];
  expect(links).toHaveLength(5 + 5 + 4 + 4);
  return links;
}

const getPages = (container: Element) => [
  ...new Set(getLinks(container).map(({ href }) => href.split('#')[0])),
];

const getPrefixes = (container: Element) => [
  ...new Set(getLinks(container).map((link) => link.getAttribute('href')?.split('#')[0])),
];

async function renderOnServer(given?: string) {
  // react-dom/server needs TextEncoder, which jsdom lacks.
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import('react-dom/server.edge');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(album(given));
  return container;
}

async function hydrate(container: Element, given?: string): Promise<void> {
  const errors = jest.spyOn(console, 'error');
  root = await act(async () => hydrateRoot(container, album(given)));
  expect(errors).not.toHaveBeenCalled();
}

it.each(['/', '/album/', 'https://files.example/', 'http://localhost/album/deep'])(
  'with the base %s every link leads to the page itself',
  (base) => {
    setBase(base);
    const { container } = render(album());
    expect(getPages(container)).toEqual([page]);
  },
);

it.each([undefined, page])('without another base (%s) the links are fragments alone', (base) => {
  if (base) setBase(base);
  const { container } = render(album());
  expect(getPrefixes(container)).toEqual(['']);
});

it('the server writes the page that it is given, which the browser confirms', async () => {
  setBase('/');
  const container = await renderOnServer('/album/deep?year=2026#ignored');
  expect(getPages(container)).toEqual([page]);
  await hydrate(container, '/album/deep?year=2026#ignored');
  expect(getPages(container)).toEqual([page]);
  expect(warnings).not.toHaveBeenCalled();
});

it.each([
  ['no page', undefined],
  ['another page', '/album'],
])('after hydration with %s the links are right, and development warns', async (_, given) => {
  const container = await renderOnServer(given);
  // A server has no document.
  setBase('/');
  await hydrate(container, given);
  expect(getPages(container)).toEqual([page]);
  expect(warnings.mock.calls).toEqual([
    [
      `linkConfig.page is ${given}; links of the server lead to another page than ${page}, because of <base>. See ks-gallery-react/docs/troubleshooting.md#links-and-base`,
    ],
  ]);
});

it('a page that is no URL of a page is not written', async () => {
  const container = await renderOnServer('javascript:alert(1)');
  expect(getPrefixes(container)).toEqual(['']);
});

it('a file keeps its own URL', () => {
  setBase('/');
  render(album());
  const [file] = screen.getAllByText('Open the file');
  expect(file).toHaveAttribute('href', '/i0.jpg');
});
