import { isRelative, request, tokenIn } from '@/components/site/request';

const sent = jest.fn<Promise<Response>, [string, RequestInit?]>();

function headerOf(): string | null {
  return new Headers(sent.mock.lastCall?.[1]?.headers).get('X-XSRF-TOKEN');
}

beforeEach(() => {
  sent.mockReset().mockResolvedValue({} as Response);
  global.fetch = sent as unknown as typeof fetch;
  document.cookie = 'XSRF-TOKEN=a%20token';
});

describe('a request', () => {
  it.each(['POST', 'put', 'PATCH', 'DELETE', 'HEAD'])('carries the token with %s', async (method) => {
    await request('/save', { method, headers: { accept: 'text/plain' } });
    expect(headerOf()).toBe('a token');
    expect(new Headers(sent.mock.lastCall?.[1]?.headers).get('accept')).toBe('text/plain');
  });

  it.each([undefined, 'GET', 'get'])('carries none with %s', async (method) => {
    await request('/read', { method });
    expect(headerOf()).toBeNull();
  });

  it.each([
    'https://example.org/save',
    '//example.org/save',
    '/\\example.org/save',
    'http://localhost/save',
  ])('carries none to %s', async (address) => {
    await request(address, { method: 'POST' });
    expect(headerOf()).toBeNull();
  });

  it('keeps a header that the caller has set', async () => {
    await request('/save', { method: 'POST', headers: { 'X-XSRF-TOKEN': 'own' } });
    expect(headerOf()).toBe('own');
  });

  it('goes out without a token when there is no cookie', async () => {
    document.cookie = 'XSRF-TOKEN=; max-age=0';
    await request('/save', { method: 'POST' });
    expect(headerOf()).toBeNull();
  });
});

it.each([
  ['/save', true],
  ['save', true],
  ['./a:b', true],
  ['?q=1', true],
  ['data:text/plain,x', false],
  [' \t//example.org', false],
  ['\\\\example.org', false],
])('%j is relative: %s', (address, expected) => {
  expect(isRelative(address)).toBe(expected);
});

it.each([
  ['XSRF-TOKEN=abc', 'abc'],
  ['a=b; XSRF-TOKEN=x=y; c=d', 'x=y'],
  ['XSRF-TOKEN=%E0%A4%A', '%E0%A4%A'],
  ['NOT-XSRF-TOKEN=abc', undefined],
  ['XSRF-TOKEN=', undefined],
  ['', undefined],
])('reads from the cookies %j the token %j', (cookies, expected) => {
  expect(tokenIn(cookies)).toBe(expected);
});
