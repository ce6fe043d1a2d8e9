import { findLinkedImage, getFragment, getLinkName } from '@/gallery-lib/src/core/url/links';
import { normalizeImages } from '@/gallery-lib/src/core/images/normalize-images';
import { findDetail } from '@/gallery-lib/src/modal-gallery/optional/links/linked-detail';
import { at, fiveImages } from '../../gallery-images';

describe('the name of a gallery in URLs', () => {
  it.each([
    ['album', 'album'],
    ['My album', 'My%20album'],
    ['a-b.c_d~e', 'a-b.c_d~e'],
    ["it's (new)!*", 'it%27s%20%28new%29%21%2A'],
    ['Größe', 'Gr%C3%B6%C3%9Fe'],
  ])('%p is written as %p', (name, expected) => {
    expect(getLinkName({ name })).toBe(expected);
  });

  it('is missing without a configuration', () => {
    expect(getLinkName(undefined)).toBeUndefined();
  });

  it.each(['', 'a#b', '\ud800', undefined, 3])('is none with %p', (name) => {
    expect(getLinkName({ name: name as string })).toBeUndefined();
  });
});

describe('the image of a fragment', () => {
  it('is found by its id, not its position', () => {
    const images = [...fiveImages].reverse();
    const fragment = getFragment('album', at(fiveImages, 1));
    expect(findLinkedImage(`#${fragment}`, 'album', images)).toBe(3);
    expect(findLinkedImage(fragment, 'album', images)).toBe(3);
  });

  it.each(['lake', '/photos/lake-2.jpg?w=3', 'a@2,1,1', '#4', 'a\ud800'])(
    'is found by the text %p in place of an id',
    (id) => {
      const images = normalizeImages([...fiveImages, { id, src: '/lake.jpg' }]);
      const fragment = getFragment('album', at(images, 5));
      expect(fragment).toMatch(/^album-[\w%.]+$/);
      expect(findLinkedImage(`#${fragment}`, 'album', images)).toBe(5);
      const detail = `https://example.org/#${fragment}@2,50,50`;
      expect(findDetail(detail, fragment)).toEqual([2, 50, 50]);
    },
  );

  it.each([
    ['#album-99', -1],
    ['#album-', -1],
    ['#album-01', -1],
    ['#album', undefined],
    ['', undefined],
    ['#other-0', undefined],
    ['#album-2-0', undefined],
    ['#albums-0', undefined],
  ])('of %p is %p', (fragment, expected) => {
    expect(findLinkedImage(fragment, 'album', fiveImages)).toBe(expected);
  });
});

describe('the detail of an image in the URL', () => {
  const image = { id: 3, modal: { img: '3.jpg' } };

  it.each([
    ['#album-3@2.5,40,25', [2.5, 40, 25]],
    ['#album-3@4,0,100', [4, 0, 100]],
    ['#album-3', undefined],
    ['#album-3@2.5', undefined],
    ['#album-3@2.5,40,x', undefined],
    ['#album-3@2.5.1,40,25', undefined],
    ['#album-4@2.5,40,25', undefined],
    ['#other-3@2.5,40,25', undefined],
  ])('%s is %j', (hash, expected) => {
    expect(findDetail(`https://example.org/${hash}`, 'album-3')).toEqual(expected);
  });

  it('does not hide the image', () => {
    expect(findLinkedImage('#album-3@2.5,40,25', 'album', [image])).toBe(0);
  });

  it('is not confused with an @ in the name of the gallery', () => {
    const name = getLinkName({ name: 'me@home' }) ?? '';
    expect(findLinkedImage(`#${getFragment(name, image)}@2,50,50`, name, [image])).toBe(0);
  });
});
