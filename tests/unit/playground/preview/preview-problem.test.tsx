import { screen } from '@testing-library/react';
import { findProblem } from '@/components/playground/preview/find-problem';
import { PreviewGallery, type PreviewGalleryProps } from '@/components/playground/preview/gallery';
import { refusedConfigurations } from '../../../refused-configurations';
import { previewImages } from './preview-images';

// act() would collect the error that ends each rendering.
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeAll(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
});

function problemOf(
  component: PreviewGalleryProps['component'],
  config: object,
  images = previewImages[component],
) {
  const onEvent = jest.fn();
  const problem = findProblem(
    <PreviewGallery {...{ component, config, images, onEvent }} opensAtStart />,
  );
  expect(onEvent).not.toHaveBeenCalled();
  return problem;
}

it.each(refusedConfigurations)(
  'finds what the library says about a %s gallery with %j',
  (component, config, message) => {
    expect(problemOf(component, config)).toContain(message);
  },
);

it.each(['modal', 'plain', 'carousel'] as const)(
  'finds nothing in a valid %s gallery, and mounts nothing',
  (component) => {
    const problems = [problemOf(component, {}), problemOf(component, {})];
    expect(problems).toEqual([undefined, undefined]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);

it('allows a plain gallery without images', () => {
  expect(problemOf('plain', {}, [])).toBeUndefined();
});
