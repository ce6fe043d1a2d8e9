import { render, screen } from '@testing-library/react';
import { PlainGallery, type GalleryImage, type PlainGalleryConfig } from 'ks-gallery-react';

const images: readonly GalleryImage[] = [
  { id: 1, modal: { img: '/1.jpg', description: 'Lake <b>Sherburne</b>' } },
  {
    id: 2,
    modal: { img: '/2.jpg', description: 'Dune' },
    plain: { img: '/t.jpg', description: 'A hike' },
  },
  { id: 3, modal: { img: '/3.jpg' } },
  {
    id: 4,
    modal: { img: '/4.jpg', description: 'Skyline' },
    plain: { img: '/t.jpg', alt: 'Towers at dusk' },
  },
];

const show = (config: PlainGalleryConfig) =>
  render(<PlainGallery images={images} config={{ plainGalleryConfig: config }} />);

describe.each<PlainGalleryConfig['caption']>(['below', 'over'])('captions %s', (caption) => {
  it.each([
    ['the description as plain text', 0, 'Lake Sherburne', 'Image 1 Lake Sherburne'],
    ['the description of the thumbnail, if it has one', 1, 'A hike', 'A hike'],
    ['nothing without a description', 2, '', 'Image 3'],
    ['the description beside another alternative text', 3, 'Skyline', 'Towers at dusk Skyline'],
  ])('are %s, which the name of the link contains once', (_, index, text, name) => {
    show({ caption });
    const link = screen.getAllByRole('link')[index];
    expect(link).toHaveTextContent(new RegExp(`^${text}$`));
    expect(link).toHaveAccessibleName(name);
  });

  it('are part of thumbnails with a background', () => {
    show({ caption, advanced: { aTags: true } });
    expect(screen.getAllByRole('link')[0]).toHaveTextContent('Lake Sherburne');
  });

  it('are part of what a slot receives as the default', () => {
    render(
      <PlainGallery
        images={images}
        config={{ plainGalleryConfig: { caption } }}
        render={{ thumbnail: ({ defaultRender }) => <b>{defaultRender()}</b> }}
      />,
    );
    expect(screen.getByText('Lake Sherburne').closest('b')).toBeInTheDocument();
  });
});

it('without the option there is no caption', () => {
  const { container } = show({});
  expect(container).toHaveTextContent(/^$/);
  expect(screen.getByRole('group')).not.toHaveAttribute('data-caption');
});

it('the space of a thumbnail outside the window includes the lines of its caption', () => {
  show({ caption: 'below', layout: { type: 'grid', size: { width: '90px', height: '60px' } } });
  const [link] = screen.getAllByRole('link');
  expect(link?.getAttribute('style')).toContain('calc(60px + 2lh)');
});
