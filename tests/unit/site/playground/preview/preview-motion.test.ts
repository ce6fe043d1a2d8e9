import { emulateReducedMotion, reduceMotion } from '@/components/playground/preview/emulate-motion';

const always = '(min-width: 0px)';
const never = '(max-width: -1px)';

it.each([
  ['(prefers-reduced-motion: reduce)', always],
  ['(prefers-reduced-motion:reduce)', always],
  ['(prefers-reduced-motion)', always],
  ['(prefers-reduced-motion: no-preference)', never],
  ['(prefers-reduced-motion: reduce), (update: slow)', `${always}, (update: slow)`],
  ['not (prefers-reduced-motion: reduce)', `not ${always}`],
  ['screen and (prefers-reduced-motion: no-preference)', `screen and ${never}`],
  ['(width >= 768px)', '(width >= 768px)'],
  ['(prefers-color-scheme: dark)', '(prefers-color-scheme: dark)'],
])('"%s" matches as with reduced motion', (query, reduced) => {
  expect(reduceMotion(query)).toBe(reduced);
});

describe('a page with emulated reduced motion', () => {
  const matchMedia = jest.fn<MediaQueryList, [string]>();
  const addStyle = (text: string) => {
    const style = document.createElement('style');
    style.textContent = text;
    return document.head.appendChild(style);
  };
  const mediaOf = ({ sheet }: HTMLStyleElement) =>
    [...(sheet?.cssRules ?? [])].flatMap((rule) =>
      rule instanceof CSSMediaRule ? rule.media.mediaText : [],
    );

  beforeAll(() => {
    window.matchMedia = matchMedia;
  });

  it('has it in its style sheets and in queries of scripts', () => {
    const style = addStyle(
      '@media (prefers-reduced-motion: reduce) { a { color: red } } @media print { a { color: red } }',
    );
    emulateReducedMotion();
    expect(mediaOf(style)).toEqual([always, 'print']);
    window.matchMedia('(prefers-reduced-motion: reduce), (update: slow)');
    expect(matchMedia.mock.calls).toEqual([[`${always}, (update: slow)`]]);
  });
});
