import type { Gallery } from '@/gallery-lib/src/modal-gallery/gallery/gallery';
import { findThumbnail } from '@/gallery-lib/src/modal-gallery/flight/thumbnail';
import { findElement } from '../../find-element';

/** Lays out every element with 100 × 50 px below the one before it, with images of 200 × 100 px. */
function layOut(html: string): void {
  document.body.innerHTML = html;
  const elements = [...document.querySelectorAll<HTMLElement>('body *')];
  for (const [index, element] of elements.entries()) {
    const rect = { left: 10, top: 50 * index, width: 100, height: 50 } as DOMRect;
    element.getBoundingClientRect = () => rect;
    const size = {
      offsetWidth: 100,
      offsetHeight: 50,
      clientWidth: 100,
      clientHeight: 50,
      naturalWidth: 200,
      naturalHeight: 100,
    };
    for (const [name, value] of Object.entries(size))
      Object.defineProperty(element, name, { value });
  }
}

/** Finds the thumbnail of the image `id` from an opener, which has opened that image or another one. */
function findFrom(opener: HTMLElement | null, id: number, isOpened = false) {
  const openingConfig = { fromThumbnail: true };
  const gallery = {
    openers: opener ? [opener] : [],
    getActive: () => ({ id }),
    getConfig: () => ({ openingConfig }),
  };
  return findThumbnail(gallery as unknown as Gallery, isOpened ? id : id + 1);
}

/** Returns the id of the thumbnail of an image, found from the element with the id `opener`. */
function find(id: number, isOpened = false): string | undefined {
  return findFrom(document.querySelector<HTMLElement>('#opener'), id, isOpened)?.element.id;
}

const image = (id: string, attributes = '') => `<img id="${id}" alt="" ${attributes}>`;

describe('the thumbnail of an image', () => {
  it('is the image in the marked opener', () => {
    layOut(`<a id="opener" href="#" data-ks-image="3">${image('own')}</a>`);
    expect(find(3, true)).toBe('own');
  });

  it('is the marked element in the nearest ancestor of the opener that has one', () => {
    layOut(`
      <ul><li><a data-ks-image="4">${image('other')}</a></li></ul>
      <ul><li><a id="opener" href="#" data-ks-image="3">${image('own')}</a></li>
      <li>${image('next', 'data-ks-image="4"')}</li></ul>`);
    expect(find(4)).toBe('next');
  });

  it('is anywhere in the page without an opener, or if it is gone', () => {
    layOut(`<p data-ks-image="4">${image('only')}</p>`);
    expect(find(4)).toBe('only');
    expect(findFrom(document.createElement('a'), 4)?.element.id).toBe('only');
  });

  it('is the second of two marked elements if the first is not shown', () => {
    layOut(`<section id="opener">
      ${image('rotated', 'data-ks-image="4" style="transform: matrix(0, 1, -1, 0, 0, 0)"')}
      ${image('shown', 'data-ks-image="4"')}</section>`);
    expect(find(4)).toBe('shown');
  });

  it('is the only image of an opener without a mark, for the image that it has opened', () => {
    layOut(`<button id="opener">${image('own')}</button>`);
    expect(find(4, true)).toBe('own');
    expect(find(4, false)).toBeUndefined();
  });

  it('is missing for an opener with two images or with text', () => {
    layOut(`<button id="opener">${image('one')}${image('two')}</button>`);
    expect(find(4, true)).toBeUndefined();
    layOut('<button id="opener">Open</button>');
    expect(find(4, true)).toBeUndefined();
  });

  it('shows its file and its ratio', () => {
    layOut(`<a id="opener" href="#" data-ks-image="3">${image('own', 'src="/t.jpg"')}</a>`);
    const opener = findElement<HTMLElement>('#opener');
    Object.defineProperty(findElement('img'), 'currentSrc', { value: 'http://localhost/t"1.jpg' });
    expect(findFrom(opener, 3, true)).toMatchObject({
      ratio: 2,
      background: String.raw`center/contain url("http://localhost/t\"1.jpg") no-repeat`,
      visible: [
        [10, 110, 0],
        [50, 100, 0],
      ],
    });
  });
});
