import { render } from '@testing-library/react';
import { Code } from '@/components/docs/code/code';

it.each([
  ['downloadable', 'downloadable'],
  ['slideConfig.sidePreviews.size.width', 'slide|Config.|side|Previews.|size.|width'],
  ['KS_DEFAULT_BTN_CLOSE', 'KS_|DEFAULT_|BTN_|CLOSE'],
  ['PlainGalleryStrategy.ROW', 'Plain|Gallery|Strategy.|ROW'],
  ['app/demo/carousel/component.ts', 'app/|demo/|carousel/|component.|ts'],
])('%s may wrap at %s, and is copied as it is', (text, expected) => {
  const { container } = render(<Code text={text} />);
  expect(container).toHaveTextContent(text);
  for (const mark of container.querySelectorAll('wbr')) mark.replaceWith('|');
  expect(container).toHaveTextContent(expected);
});
