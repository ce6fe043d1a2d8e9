import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Carousel } from 'ks-gallery-react';
import { fiveImages } from '../gallery-images';
import { Album } from './modal-gallery/album';
import { advanceTime, isolateGalleries, user } from './modal-gallery/harness';

isolateGalleries();

it.each<[string, ReactElement]>([
  ['modal gallery', <Album key={1} config={{ previewConfig: { number: 3 } }} />],
  [
    'carousel',
    <Carousel
      key={2}
      images={fiveImages}
      config={{
        carouselPlayConfig: { autoPlay: false },
        carouselSlideInfinite: false,
        carouselPreviewsConfig: { number: 3 },
      }}
    />,
  ],
])(
  'an arrow of the thumbnails of a %s that has come to its end keeps the focus',
  async (_, element) => {
    render(element);
    await advanceTime(0);
    const next = screen.getByRole('button', { name: /scroll next previews/i });
    act(() => next.focus());
    await user().keyboard('{Enter}');
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    expect(next).toHaveFocus();
    const previous = screen.getByRole('button', { name: /scroll previous previews/i });
    act(() => previous.focus());
    await user().keyboard('{Enter}');
    await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'true'));
    expect(previous).toHaveFocus();
  },
);
