import { render } from '@testing-library/react';
import { componentNames } from '@/components/playground/fields/field';
import { PreviewGallery } from '@/components/playground/preview/gallery';
import { readEvents } from '@/components/playground/fields/read-events';

const mockGallery = jest.fn<null, [object]>(() => null);

// The alias of the library is resolved in imports only.
jest.mock('../../../../../gallery-lib/src', () => ({
  ...jest.requireActual<object>('../../../../../gallery-lib/src'),
  Carousel: (props: object) => mockGallery(props),
  ModalGallery: (props: object) => mockGallery(props),
  PlainGallery: (props: object) => mockGallery(props),
}));

it.each(componentNames)('the preview of %s reports every event that has code', (component) => {
  mockGallery.mockClear();
  render(<PreviewGallery component={component} config={{}} images={[]} onEvent={() => {}} />);
  const [props] = mockGallery.mock.calls[0]!;
  const callbacks = Object.keys(props).filter((name) => /^on[A-Z]/.test(name));
  const state = component === 'modal' ? ['onOpenChange'] : [];
  const names = readEvents(component).map(({ name }) => name);
  expect(callbacks.sort()).toEqual([...names, ...state].sort());
});
