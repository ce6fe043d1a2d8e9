import { DescriptionStrategy, type Description } from 'ks-gallery-react';
import { getCaption, getTitle } from '@/gallery-lib/src/core/text/caption';
import { plainText } from '@/gallery-lib/src/core/text/plain-text';
import { resolveModalConfig } from '@/gallery-lib/src/core/config/resolve-modal';
import { at, fiveImages } from './normalized-images';

function captions(description?: Description): string[] {
  const config = resolveModalConfig({ currentImageConfig: { description } }).currentImageConfig;
  return fiveImages.map((image, index) =>
    getCaption(config.description, { image, index, count: fiveImages.length }),
  );
}

function titles(description?: Description): string[] {
  const config = resolveModalConfig({ currentImageConfig: { description } }).currentImageConfig;
  return fiveImages.map((image, index) =>
    getTitle(config.description, { image, index, count: fiveImages.length }, plainText),
  );
}

const composeCaption = [
  'Image 1/5',
  'Image 2/5 - Second',
  'Image 3/5 - Third',
  'Image 4/5 - Fourth',
  'Image 5/5',
];

it('a caption consists of position, total and description', () => {
  expect(captions()).toEqual(composeCaption);
});

it('HIDE_IF_EMPTY shows the description alone, or no caption', () => {
  expect(
    captions({ strategy: DescriptionStrategy.HIDE_IF_EMPTY, customFullDescription: 'Same' }),
  ).toEqual(['', 'Second', 'Third', 'Fourth', '']);
});

it('ALWAYS_HIDDEN shows no caption but keeps the title', () => {
  const strategy = DescriptionStrategy.ALWAYS_HIDDEN;
  expect(captions({ strategy, customFullDescription: 'Same' })).toEqual(['', '', '', '', '']);
  expect(titles({ strategy })).toEqual(composeCaption);
  expect(titles({ strategy, customFullDescription: 'Same' })[3]).toBe('Same');
});

it('customFullDescription replaces every caption', () => {
  expect(captions({ customFullDescription: 'Same' })).toEqual(Array(5).fill('Same'));
  expect(captions({ customFullDescription: '' })).toEqual(composeCaption);
});

it('parts of a caption may be empty, and no spaces are added', () => {
  expect(captions({ imageText: '', numberSeparator: ' of ' })[1]).toBe('2 of 5 - Second');
  expect(captions({ imageText: 'a', numberSeparator: '', beforeTextDescription: '' })[1]).toBe(
    'a25Second',
  );
});

it('an unknown strategy shows the full caption', () => {
  expect(captions({ strategy: 'all' as DescriptionStrategy })).toEqual(composeCaption);
});

it('titles are plain text while captions keep their markup', () => {
  const config = resolveModalConfig(undefined).currentImageConfig.description;
  const image = {
    ...at(fiveImages, 1),
    caption: '<b>Se</b>cond &amp; <i>last</i>',
  };
  const position = { image, index: 1, count: 5 };
  expect(getCaption(config, position)).toBe('Image 2/5 - <b>Se</b>cond &amp; <i>last</i>');
  expect(getTitle(config, position, plainText)).not.toMatch(/[<>]|&amp;/);
});
