import { fullImageStyle } from '@/gallery-lib/src/links/full-image';

const srcset = (format: string) =>
  `/a-600.${format} 600w, /a-1200.${format} 1200w, /a-2400.${format} 2400w`;

test('a full view has a file per format for large and for small windows', () => {
  const style = fullImageStyle({
    id: 1,
    src: '/a.jpg',
    sources: [
      { type: 'image/avif', srcset: srcset('avif') },
      { type: 'image/webp', srcset: srcset('webp') },
      { type: 'image/jpeg', srcset: srcset('jpg') },
    ],
  });
  expect(style).toEqual({
    '--ks-large': 'image-set(url("/a-2400.avif") type("image/avif"),url("/a-2400.webp"))',
    '--ks-small': 'image-set(url("/a-1200.avif") type("image/avif"),url("/a-1200.webp"))',
    backgroundImage: 'var(--ks-full)',
  });
});

test('a full view has the proportions of its image if both sides are known', () => {
  const ratioOf = (size: object) => fullImageStyle({ id: 1, src: '/a.jpg', ...size }).aspectRatio;
  expect(ratioOf({ width: 3, height: 2 })).toBe(1.5);
  expect(ratioOf({ width: 3 })).toBeUndefined();
  expect(ratioOf({ height: 2 })).toBeUndefined();
});

describe('the files of a full view', () => {
  const setOf = (srcsetText: string) =>
    fullImageStyle({ id: 1, src: '/a.jpg', sources: [{ type: 'image/avif', srcset: srcsetText }] });

  it.each([
    ['/l.png', '/l.png', undefined],
    ['/s.png 400w, /l.png 900w', '/l.png', undefined],
    ['/l.png 2000w,/s.png 1000w, /t.png 999w', '/l.png', '/s.png'],
    ['/s.png, /l.png 2x', '/l.png', '/s.png'],
    ['/w_1,h_2/s.png 1.5x,  /w_2,h_4/l.png 3x', '/w_2,h_4/l.png', '/w_1,h_2/s.png'],
  ])('of %p are %p and %p', (text, large, small) => {
    const set = (url: string) => `image-set(url("${url}") type("image/avif"),url("/a.jpg"))`;
    expect(setOf(text)).toMatchObject({
      '--ks-large': set(large),
      '--ks-small': small && set(small),
    });
  });

  it('end with a format that every browser has, else with the file for every browser', () => {
    const source = (type: string) => ({ srcset: `/a.${type}`, type: `image/${type}` });
    const end = (...types: string[]) =>
      fullImageStyle({ id: 1, src: '/a.jpg', sources: types.map(source) })['--ks-large'];
    expect(end('jxl', 'png', 'jpeg')).toBe(
      'image-set(url("/a.jxl") type("image/jxl"),url("/a.png"))',
    );
    expect(end('jxl')).toBe('image-set(url("/a.jxl") type("image/jxl"),url("/a.jpg"))');
    expect(end()).toBe('image-set(url("/a.jpg"))');
  });

  it.each([
    { srcset: '/other-detail.png', type: 'image/png', media: '(width < 600px)' },
    { srcset: '/untyped.png' },
    { srcset: 'javascript:alert(1)', type: 'image/png' },
    { srcset: '', type: 'image/png' },
  ])('leave out the source %p', (source) => {
    const style = fullImageStyle({ id: 1, src: '/a.jpg', sources: [source] });
    expect(style['--ks-large']).toBe('image-set(url("/a.jpg"))');
  });

  it('and their types cannot end the string that they are in', () => {
    const source = { srcset: '/b.png', type: 'image/x"),url("//evil.example' };
    const { '--ks-large': set } = fullImageStyle({ id: 1, src: '/a.jpg', sources: [source] });
    expect(set).toBe(
      'image-set(url("/b.png") type("image/x%22),url(%22//evil.example"),url("/a.jpg"))',
    );

    const style = fullImageStyle({ id: 1, src: '/a").png\\\n),url("//evil.example/x' });
    expect(style['--ks-large']).toBe('image-set(url("/a%22).png%5C%0A),url(%22//evil.example/x"))');
  });
});
