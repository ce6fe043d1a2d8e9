import { render, screen } from '@testing-library/react';
import { PlaygroundLinks } from '@/components/demos/options/playground-links';
import { loadConfigurations } from '../../demo-configurations';

async function renderLinks(slug: string) {
  const configurations = await loadConfigurations(`/demo/${slug}`);
  return render(<PlaygroundLinks slug={slug} configurations={configurations} />);
}

describe('the links of a demo to the playground', () => {
  it('is one link if the demo has one configuration', async () => {
    await renderLinks('previews-length');
    expect(screen.getByRole('link', { name: 'Open in the playground' })).toHaveAttribute(
      'href',
      '/playground/#modal&previewConfig.number=1',
    );
  });

  it('is one for each configuration, with its label', async () => {
    await renderLinks('description-strategy');
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Strategy ALWAYS_VISIBLE',
      'Strategy HIDE_IF_EMPTY',
      'Strategy ALWAYS_HIDDEN',
    ]);
    expect(screen.getByText(/^Open in the playground:/)).toBeInTheDocument();
  });

  it.each(['base64', 'growing-list'])('is missing for %s, which is no configuration', (slug) => {
    const { container } = render(<PlaygroundLinks slug={slug} />);
    expect(container).toBeEmptyDOMElement();
  });
});
